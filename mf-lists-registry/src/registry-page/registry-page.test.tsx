/** @jest-environment jsdom */
import { answerCalls, buildCustomer, buildTitleCard, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildItem, buildRegistry } from '../testing/build-registry';
import { listen } from '../testing/listen';
import { RegistryPage } from './registry-page';

const eisbn = '9786800000011';
const where = { url: '/gift-registry/r1', path: '/gift-registry/:item_id' };
type Answers = Parameters<typeof answerCalls>[0];
function open(answers: Answers, page: object = {}) {
  const made = answerCalls(answers);
  const view = renderPage(<RegistryPage />, { ...where, page });
  return { made, user: userEvent.setup(), ...view };
}
const editable = { can_edit: true, owner: { is_you: true }, private: { email: '', shipping_id: '', address: [] } };

test('anyone with the link sees what is wanted, for whom and until when [NAV-04] [REG-25] [GAP-02]', async () => {
  open({ 'giftregistry/get': buildRegistry({ deadline: 1_790_000_000, deadline_text: 'September 21, 2026' }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nora and Sam' })).toBeVisible();
  expect(screen.getByText('Wedding · for Nora Lind · until September 21, 2026')).toBeVisible();
  expect(screen.getByText('Books for two.')).toBeVisible();
  expect(screen.getByText(/2 wanted/)).toBeVisible();
  expect(document.title).toBe('Nora and Sam | Saltwater Books');
});

test('a title leads to the page where it is bought for the registry [REG-03]', async () => {
  open({ 'giftregistry/get': buildRegistry() });
  expect(await screen.findByRole('link', { name: 'Emma' })).toHaveAttribute('href', `/item/${eisbn}?registry=r1`);
});

test('a title that is bought as often as wanted is grey, leads nowhere and has a green ribbon; another a volcano one [REG-04] [REG-05] [REG-06] [GAP-04]', async () => {
  const items = [
    buildItem({ qty_purchased: 1 }),
    buildItem({ title: buildTitleCard({ eisbn: '9786800000028', title: 'Persuasion' }), qty_purchased: 2 }),
  ];
  open({ 'giftregistry/get': buildRegistry({ items }) });
  const [open_, bought] = (await screen.findAllByRole('article')) as [HTMLElement, HTMLElement];
  expect(getComputedStyle(within(open_).getByText('1 of 2 purchased')).backgroundColor).toBe('rgb(212, 56, 13)');
  expect(getComputedStyle(within(bought).getByText('Purchased')).backgroundColor).toBe('rgb(43, 122, 31)');
  expect(within(bought).queryByRole('link')).toBeNull();
  expect(within(open_).getByRole('link', { name: 'Buy this gift: Emma' })).toHaveAttribute(
    'href',
    `/item/${eisbn}?registry=r1`,
  );
  const picture = bought.querySelector('img');
  expect(picture && getComputedStyle(picture).filter).toBe('grayscale(1)');
});

test('its owner sets how many are wanted, not below one, and takes titles off [REG-07] [REG-08]', async () => {
  const one = buildRegistry({ ...editable, items: [buildItem({ qty_requested: 1 })] });
  const { made, user } = open({
    'giftregistry/get': one,
    'giftregistry/updateItem': { ...one, items: [buildItem({ qty_requested: 2 })] },
    'giftregistry/deleteItem': { ...one, items: [] },
  });
  const fewer = await screen.findByRole('button', { name: 'One fewer: Emma' });
  expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'One more: Emma' }));
  await waitFor(() => expect(screen.getByLabelText('Quantity of Emma', { selector: 'input' })).toHaveValue('2'));
  expect(made.at(-1)).toMatchObject({ name: 'giftregistry/updateItem', payload: { eisbn, qty: '2' } });
  expect(screen.getByRole('button', { name: 'One fewer: Emma' })).not.toHaveAttribute('aria-disabled');
  await user.click(screen.getByRole('button', { name: 'Remove Emma' }));
  expect(await screen.findByRole('heading', { name: 'No titles yet' })).toBeVisible();
  expect(made.at(-1)).toMatchObject({ name: 'giftregistry/deleteItem', payload: { gift_registry_id: 'r1', eisbn } });
});

test('while none is bought the ribbon keeps volcano for its edge alone [REG-06]', async () => {
  open({ 'giftregistry/get': buildRegistry() });
  const { backgroundColor, borderInlineStart } = getComputedStyle(await screen.findByText('0 of 2 purchased'));
  expect(backgroundColor).not.toBe('rgb(212, 56, 13)');
  expect(borderInlineStart).toBe('4px solid #d4380d');
});

test('a changed quantity is told to a screen reader; a title that goes is told in a toast, and the focus goes to the next one', async () => {
  const toasts = listen('toast:wanted');
  const other = buildItem({ title: buildTitleCard({ eisbn: '9786800000028', title: 'Persuasion' }) });
  const both = buildRegistry({ ...editable, items: [buildItem(), other] });
  const { user } = open({
    'giftregistry/get': both,
    'giftregistry/updateItem': { ...both, items: [buildItem({ qty_requested: 3 }), other] },
    'giftregistry/deleteItem': { ...both, items: [other] },
  });
  await user.click(await screen.findByRole('button', { name: 'One more: Emma' }));
  expect(await screen.findByText('Emma: 3 wanted')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'Remove Emma' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Emma' })).toBeNull());
  expect(toasts).toEqual([{ text: 'Removed: Emma', tone: 'success' }]);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Persuasion' })).toHaveFocus());
});

test('a title that somebody has bought goes only after a question', async () => {
  const some = buildRegistry({ ...editable, items: [buildItem({ qty_purchased: 1 })] });
  const { made, user } = open({ 'giftregistry/get': some, 'giftregistry/deleteItem': { ...some, items: [] } });
  await user.click(await screen.findByRole('button', { name: 'Remove Emma' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this title?' }));
  expect(dialog.getByText(/^1 copy of “Emma” has been bought/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Remove Emma' })).toHaveFocus();
  expect(made.map(({ name }) => name)).toEqual(['giftregistry/get']);
  await user.click(screen.getByRole('button', { name: 'Remove Emma' }));
  await user.click(await screen.findByRole('button', { name: 'Remove title' }));
  expect(await screen.findByRole('heading', { name: 'No titles yet' })).toBeVisible();
  expect(made.at(-1)).toMatchObject({ name: 'giftregistry/deleteItem', payload: { eisbn } });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a change that finds no network keeps the title, says what to do and can be made again', async () => {
  const one = buildRegistry({ ...editable, items: [buildItem()] });
  let isOffline = true;
  const { user } = open({
    'giftregistry/get': one,
    'giftregistry/updateItem': () => {
      if (isOffline) throw new TypeError('Failed to fetch');
      return { ...one, items: [buildItem({ qty_requested: 3 })] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'One more: Emma' }));
  expect(await screen.findByText(/check your connection and try again/)).toBeVisible();
  expect(screen.getByLabelText('Quantity of Emma', { selector: 'input' })).toHaveValue('2');
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'One more: Emma' }));
  expect(await screen.findByText('Emma: 3 wanted')).toBeInTheDocument();
  expect(screen.queryByText(/check your connection/)).toBeNull();
});

test.each([
  [true, 'Please have gifts sent straight to Nora Lind in Gibsons, if you can.'],
  [false, 'Gifts can be sent straight to Nora Lind in Gibsons.'],
])('buyers read name and town that gifts go to; shipping is advised (%s)', async (shipping_encouraged, text) => {
  open({ 'giftregistry/get': buildRegistry({ shipping_encouraged }) });
  expect(await screen.findByText(text)).toBeVisible();
});

test('without a shipping address buyers are told to bring their gifts, and nothing advises shipping', async () => {
  open({ 'giftregistry/get': buildRegistry({ ships_to: null, shipping_encouraged: true }) });
  expect(await screen.findByText(/^This registry has no shipping address: have gifts sent to you/)).toBeVisible();
  expect(screen.queryByText(/Please have gifts sent straight/)).toBeNull();
});

test('its owner reads the whole address, or that there is none', async () => {
  const address = ['Nora Lind', '9 Marine Drive', 'Gibsons BC V0N 1V0', 'Canada'];
  const own = buildRegistry({ ...editable, private: { email: '', shipping_id: 'a1', address } });
  const { unmount } = open({ 'giftregistry/get': own });
  expect(await screen.findByText('Nora Lind, 9 Marine Drive, Gibsons BC V0N 1V0, Canada')).toBeVisible();
  expect(screen.getByText('Only you see this address. Buyers see your name and town.')).toBeVisible();
  unmount();
  open({ 'giftregistry/get': buildRegistry({ ...editable, ships_to: null }) });
  expect(await screen.findByText(/no shipping address, so buyers bring their gifts/)).toBeVisible();
});

test('on paper the registry says whose shop it is, the day, and the number of each title', async () => {
  open({ 'giftregistry/get': buildRegistry() }, { today: '20260921' });
  expect(await screen.findByText('Saltwater Books, September 21, 2026')).not.toBeVisible();
  expect(screen.getByText(`ISBN ${eisbn}`)).not.toBeVisible();
});

test('who is not its owner has no way to change it [SEC-08] [GAP-03]', async () => {
  open({ 'giftregistry/get': buildRegistry() }, { session: buildCustomer() });
  await screen.findByRole('link', { name: 'Emma' });
  for (const name of ['Edit registry', 'Delete registry', 'Remove Emma', 'One more: Emma'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
});

test('the shop’s staff may change it where its owner lets them, not delete it [SEC-09]', async () => {
  open({ 'giftregistry/get': buildRegistry({ can_edit: true, store_can_edit: true }) }, { session: buildCustomer() });
  expect(await screen.findByRole('button', { name: 'Edit registry' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Emma' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete registry' })).toBeNull();
});

test('it is deleted after a question, and its owner’s registries follow [REG-26]', async () => {
  const { made, user, address } = open({ 'giftregistry/get': buildRegistry(editable), 'giftregistry/delete': {} });
  await user.click(await screen.findByRole('button', { name: 'Delete registry' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete registry' }));
  await waitFor(() => expect(address()).toBe('/gift-registry'));
  expect(made.at(-1)).toMatchObject({ name: 'giftregistry/delete', payload: { gift_registry_id: 'r1' } });
});

test('an unknown registry says so, with the server’s words [ERR-26]', async () => {
  open({ 'giftregistry/get': { error: 'There is no gift registry at this address.', code: 'not_found' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Gift registry not found.' })).toBeVisible();
  expect(screen.getByText('There is no gift registry at this address.')).toBeVisible();
});

test('a registry that can’t be loaded can be asked for again', async () => {
  let reply: object = { error: 'The shelves are being dusted.', code: 'bad_request' };
  const { user } = open({ 'giftregistry/get': () => reply });
  expect(await screen.findByText('The shelves are being dusted.')).toBeVisible();
  reply = buildRegistry();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nora and Sam' })).toBeVisible();
});
