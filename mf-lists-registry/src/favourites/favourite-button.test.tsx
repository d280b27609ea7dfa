/** @jest-environment jsdom */
import { answerCalls, buildCustomer, buildSettings, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listen } from '../testing/listen';
import { FavouriteButton } from './favourite-button';

const eisbn = '9786800000011';
const without = buildCustomer();
const withEmma = buildCustomer({ wishlist: { rows: [{ eisbn }] } });
const button = <FavouriteButton eisbn={eisbn} title="Emma" />;

test('the favourite control adds the title, then reads "Favourited" and keeps the focus [LST-16]', async () => {
  const changed = listen('list:changed');
  const made = answerCalls({ 'titlelist/addItemToList': { session: withEmma } });
  renderPage(button, { page: { session: without } });
  await userEvent.click(screen.getByRole('button', { name: 'Favourite: Emma' }));
  const added = await screen.findByText('Favourited');
  expect(made).toMatchObject([
    { name: 'titlelist/addItemToList', payload: { list_id: 'w1', eisbn, return_session: 'true' } },
  ]);
  expect(changed).toEqual([{ list_id: 'w1' }]);
  expect(added).toHaveFocus();
});

test('its menu takes the title out again [LST-17]', async () => {
  const made = answerCalls({ 'titlelist/removeItemFromList': { session: without } });
  renderPage(button, { page: { session: withEmma } });
  await userEvent.click(screen.getByText('Favourited'));
  expect(screen.getByRole('link', { name: 'See my favourites' })).toHaveAttribute('href', '/lists/w1');
  await userEvent.click(screen.getByRole('button', { name: 'Remove from favourites' }));
  expect(await screen.findByRole('button', { name: 'Favourite: Emma' })).toHaveFocus();
  expect(made[0]).toMatchObject({ name: 'titlelist/removeItemFromList', payload: { list_id: 'w1', eisbn } });
});

test('Escape closes the menu and gives the focus back', async () => {
  renderPage(button, { page: { session: withEmma } });
  await userEvent.click(screen.getByText('Favourited'));
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Remove from favourites')).not.toBeVisible();
  expect(screen.getByText('Favourited')).toHaveFocus();
});

test('a favourite that is older than those a session names is shown as one, and can be removed [LST-18]', async () => {
  const many = buildCustomer({ wishlist: { rows: [{ eisbn: '9786800000028' }], has_more: true } });
  let eisbns = ['9786800000028', eisbn];
  const made = answerCalls({
    'titlelist/getEisbns': () => ({ eisbns }),
    'titlelist/removeItemFromList': () => {
      eisbns = ['9786800000028'];
      return { session: many };
    },
  });
  renderPage(
    <>
      {button}
      <FavouriteButton eisbn="9786800000035" title="Persuasion" />
    </>,
    { page: { session: many } },
  );
  await userEvent.click(await screen.findByText('Favourited'));
  expect(screen.getByRole('button', { name: 'Favourite: Persuasion' })).toBeVisible();
  expect(made.filter(({ name }) => name === 'titlelist/getEisbns')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove from favourites' }));
  expect(await screen.findByRole('button', { name: 'Favourite: Emma' })).toBeVisible();
});

test('a title of the wishlist is shown as favourited wherever it stands [LST-18]', () => {
  renderPage(<FavouriteButton eisbn={eisbn} title="Emma" compact />, { page: { session: withEmma } });
  expect(screen.getByLabelText('Favourited: Emma')).toBeVisible();
});

test('a guest’s favourite asks for a login and remembers what was wanted [LST-13]', async () => {
  const wanted = listen('login:wanted');
  renderPage(button);
  await userEvent.click(screen.getByRole('button', { name: 'Favourite: Emma' }));
  expect(wanted).toMatchObject([
    { resume: { call: 'titlelist/addItemToList', payload: { eisbn, return_session: 'true' } } },
  ]);
});

test('an American shop spells it "Favorited" [GAP-27]', () => {
  const { store_info } = buildSettings();
  const settings = buildSettings({ store_info: { ...store_info, is_canadian: false, is_american: true } });
  renderPage(button, { page: { session: withEmma, settings } });
  expect(screen.getByText('Favorited')).toBeVisible();
});

test('a favourite that fails is said in a toast, and the control stays as it was', async () => {
  const toasts = listen('toast:wanted');
  answerCalls({ 'titlelist/addItemToList': { error: 'This list is full.', code: 'internal' } });
  renderPage(button, { page: { session: without } });
  await userEvent.click(screen.getByRole('button', { name: 'Favourite: Emma' }));
  expect(await screen.findByRole('button', { name: 'Favourite: Emma' })).toBeVisible();
  expect(toasts).toEqual([{ text: 'This list is full.', tone: 'error' }]);
});

test('before scripts run it is a form that comes back to this page', () => {
  const { container } = renderPage(button, { url: '/browse/filter/t/emma/k/title', page: { session: without } });
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/do/titlelist/addItemToList');
  expect(form).toHaveFormValues({ list_id: 'w1', eisbn, return_to: '/browse/filter/t/emma/k/title' });
});
