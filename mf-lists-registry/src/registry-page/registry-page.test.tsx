/** @jest-environment jsdom */
import { answerCalls, buildCustomer, buildTitleCard, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildItem, buildRegistry } from '../testing/build-registry';
import { RegistryPage } from './registry-page';

const eisbn = '9786800000011';
const where = { url: '/gift-registry/r1', path: '/gift-registry/:item_id' };
type Answers = Parameters<typeof answerCalls>[0];
function open(answers: Answers, page: object = {}) {
  const made = answerCalls(answers);
  const view = renderPage(<RegistryPage />, { ...where, page });
  return { made, user: userEvent.setup(), ...view };
}
const editable = { can_edit: true, owner: { is_you: true }, private: { email: '', shipping_id: '' } };

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
