/** @jest-environment jsdom */
import type { Failure, Title } from '@bookfront/shared/schemas';
import {
  answerCalls,
  buildCustomer,
  buildOffer,
  buildSettings,
  buildTitle,
  buildTitleCard,
  renderPage,
} from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ItemPage } from './item-page';

type More = Parameters<typeof renderPage>[1];
const at = { url: '/item/9786800000011', path: '/item/:item_id' };
const inList = { url: '/item/9786800000011/lists/5', path: '/item/:item_id/lists/:list_id' };

async function openItem(over: Partial<Title> = {}, more: More = at) {
  const made = answerCalls({
    'title/getItem': buildTitle(over),
    'title/getSeriesItems': { rows: [] },
    'title/getAuthorItems': { rows: [] },
  });
  const view = renderPage(<ItemPage />, { ...at, ...more });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, made };
}
const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const fact = (name: string) => screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent;

test('title and subtitle are shown, and the document has the title [ITM-06] [ITM-44]', async () => {
  await openItem({ subtitle: 'A Novel' });
  expect(screen.getByRole('heading', { level: 1, name: 'Emma' })).toBeVisible();
  expect(screen.getByText('A Novel')).toBeVisible();
  expect(document.title).toBe('Emma | Saltwater Books');
});

test('each author links to other titles, and only Canadian ones have the maple leaf [ITM-07] [ITM-08]', async () => {
  await openItem({
    authors: [
      { name: 'Jane Austen', canadian: false },
      { name: 'Emily Carr', canadian: true },
    ],
  });
  expect(screen.getByRole('link', { name: 'Jane Austen' })).toHaveAttribute(
    'href',
    '/browse/filter/t/Jane%20Austen/k/author',
  );
  expect(screen.getAllByText(/Canadian author/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Emily Carr' }).nextElementSibling).toHaveTextContent('Canadian author');
});

test('those who did not write the title are named with their part', async () => {
  await openItem({
    authors: [
      { name: 'Roald Dahl', canadian: false },
      { name: 'Quentin Blake', canadian: false },
    ],
    contributors: [
      { name: 'Roald Dahl', roles: ['author'] },
      { name: 'Quentin Blake', roles: ['illustrator'] },
      { name: 'Hans Georg Lenzen', roles: ['translator', 'afterword'] },
      { name: 'Eva Lind', roles: ['translator'] },
    ],
  });
  const byline = screen.getByRole('link', { name: 'Roald Dahl' }).closest('p');
  expect(byline).toHaveTextContent('by Roald Dahl and Quentin Blake (illustrator)');
  expect(screen.getByText('Translated by Hans Georg Lenzen and Eva Lind')).toBeVisible();
  expect(screen.getByText('Afterword by Hans Georg Lenzen')).toBeVisible();
  expect(screen.queryByText(/Illustrated by/)).not.toBeInTheDocument();
});

test('a title of a series shows its number and links to the series [ITM-18]', async () => {
  await openItem({ series: 'Highbury', series_num: '2' });
  expect(screen.getByText(/Book 2 of/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Highbury' })).toHaveAttribute(
    'href',
    '/browse/filter/t/Highbury/k/whole_series',
  );
});

test('forthcoming titles and large print are marked [ITM-20] [ITM-21]', async () => {
  await openItem({ is_forthcoming: true, is_large_print: true });
  const marks = within(screen.getByRole('banner')).getAllByRole('listitem');
  expect(marks.map((mark) => mark.textContent)).toEqual(['Forthcoming', 'Large print']);
});

test('a customer who ordered the title before sees a link to that order, a guest none [ITM-40]', async () => {
  const last_order = { bookorder_id: '77', date_ordered: 1_700_000_000, date_ordered_text: 'November 14, 2023' };
  const guest = await openItem({ last_order });
  expect(screen.queryByText(/You ordered this title/)).toBeNull();
  guest.unmount();
  await openItem({ last_order }, { page: { session: buildCustomer() } });
  expect(screen.getByText(/You ordered this title on November 14, 2023/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See that order' })).toHaveAttribute('href', '/account/order/77');
});

test('a title opened from a list links to its neighbours, if it has them [ITM-42]', async () => {
  const first = await openItem(
    { list_name: 'Staff picks', list_previous_eisbn: '9786800000028', list_next_eisbn: '9786800000035' },
    inList,
  );
  expect(first.made[0]?.payload).toMatchObject({ eisbn: '9786800000011', list_id: '5' });
  expect(screen.getByRole('link', { name: 'Previous title' })).toHaveAttribute('href', '/item/9786800000028/lists/5');
  expect(screen.getByRole('link', { name: 'Next title' })).toHaveAttribute('href', '/item/9786800000035/lists/5');
  expect(screen.getByRole('link', { name: 'Staff picks' })).toHaveAttribute('href', '/lists/5');
  first.unmount();
  const last = await openItem({ list_name: 'Staff picks', list_previous_eisbn: '9786800000028' }, inList);
  expect(screen.getByRole('link', { name: 'Previous title' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Next title' })).toBeNull();
  last.unmount();
  await openItem({ list_name: 'Staff picks', list_next_eisbn: '9786800000035' }, inList);
  expect(screen.getByRole('link', { name: 'Next title' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Previous title' })).toBeNull();
});

test('offers at other locations are shown by name [ITM-43]', async () => {
  const offers = [buildOffer({ onhand: 4 })];
  await openItem({
    at_other_locations: true,
    multistore_available: [{ name: 'Whitby', location_id: '2', available: offers }],
  });
  const place = within(screen.getByRole('region', { name: 'At our other locations' }));
  expect(place.getByRole('heading', { name: 'Whitby' })).toBeVisible();
  expect(place.getByText('4 in stock')).toBeVisible();
});

test.each<[string, Failure]>([
  ['an unknown title', { error: 'No Results', code: 'no_title' }],
  ['a number that is none', { error: 'There was an error.', code: 'validation', fields: { eisbn: 'Invalid string' } }],
])('%s shows "No Results" [ITM-41]', async (_, failure) => {
  answerCalls({ 'title/getItem': failure });
  renderPage(<ItemPage />, at);
  expect(await screen.findByRole('heading', { level: 1, name: 'No Results' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse all titles' })).toHaveAttribute('href', '/browse');
});

test('the page shows a skeleton while it loads, and a retry if it fails [ITM-54]', async () => {
  let fails = true;
  answerCalls({
    'title/getItem': () => (fails ? { error: 'The shelves are being dusted.', code: 'unavailable' } : buildTitle()),
  });
  const { container } = renderPage(<ItemPage />, at);
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(await screen.findByText('The shelves are being dusted.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'We couldn’t load this title' })).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Emma' })).toBeVisible();
});

test('a title with everything has five tabs; a bare one has Details alone [ITM-01] [ITM-02] [ITM-03] [ITM-04] [ITM-05]', async () => {
  const review = { content: '<p>Faultless.</p>', author: 'A. Reader', source_title: 'The Harbour Post' };
  const full = await openItem({
    bio: ['<p>Born in Steventon.</p>'],
    reviews: [review],
    media: [{ type: 'component', data: 'dQw4' }],
  });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Description',
    'Bio',
    'Details',
    'Videos',
    'Reviews',
  ]);
  expect(screen.getByText('A match is made.')).toBeVisible();
  await openTab('Bio');
  expect(screen.getByRole('tabpanel', { name: 'Bio' })).toHaveTextContent('Born in Steventon.');
  full.unmount();
  await openItem({ description: '' });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Details']);
});

test('arrow keys move between the tabs', async () => {
  await openItem();
  screen.getByRole('tab', { name: 'Description' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Details' })).toHaveFocus();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Details');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Description');
});

test('a review shows its text, author and source [ITM-27]', async () => {
  await openItem({
    reviews: [{ content: '<p>Faultless.</p>', author: 'A. Reader', source_title: 'The Harbour Post' }],
  });
  await openTab('Reviews');
  expect(screen.getByRole('tabpanel')).toHaveTextContent(/Faultless\..*A\. Reader, The Harbour Post/);
});

test('description, bio and reviews follow their own text direction, and a publisher changes none', async () => {
  const hebrew = '<p>שלום!</p>';
  const reviews = [{ content: hebrew, author: 'ש. קורא', source_title: '' }];
  await openItem({ description: hebrew, bio: [hebrew], reviews, publisher: 'עם עובד' });
  for (const name of ['Description', 'Bio', 'Reviews']) {
    await openTab(name);
    expect(within(screen.getByRole('tabpanel', { name })).getByText('שלום!').parentElement).toHaveAttribute(
      'dir',
      'auto',
    );
  }
  expect(screen.getByText('ש. קורא', { selector: 'bdi' })).toBeVisible();
  await openTab('Details');
  expect(screen.getByText('עם עובד', { selector: 'bdi' })).toBeVisible();
});

test('comments alone show the Reviews tab [ITM-28] [GAP-33]', async () => {
  await openItem({ comments: [{ author: 'Ruth', text: 'Read it twice.' }] });
  await openTab('Reviews');
  expect(screen.getByRole('tabpanel')).toHaveTextContent(/Read it twice\..*Ruth/);
});

test.each<[string, string, string, Partial<Title>]>([
  ['[ITM-09]', 'Publisher', 'Tideline Classics', {}],
  ['[ITM-10]', 'Edition', 'Second', { edition: 'Second' }],
  ['[ITM-11]', 'Language', 'English', {}],
  ['[ITM-12]', 'Format', 'Paperback', {}],
  ['[ITM-13]', 'Pages', '320', {}],
  ['[ITM-14]', 'Size', '5 × 8 in', {}],
  ['[ITM-15]', 'Weight', '0.8 pounds', {}],
  ['[ITM-19]', 'Released', 'May 13, 2014', {}],
  ['[ITM-26]', 'Audience', 'Young adult', { audience: 'young adult' }],
])('%s Details show %s: %s', async (_, name, value, over) => {
  await openItem(over);
  await openTab('Details');
  expect(fact(name)).toBe(value);
});

test('a translation shows the work’s first year and original language', async () => {
  await openItem({ first_published: -700, original_language: 'gre', original_language_name: 'Greek' });
  await openTab('Details');
  expect(fact('First published')).toBe('700 BCE');
  expect(fact('Original language')).toBe('Greek');
});

test.each([
  [true, '24'],
  [false, undefined],
])('with display_carton_quantity %s the carton quantity is %s [ITM-16]', async (display_carton_quantity, value) => {
  await openItem({ carton_qty: 24 }, { page: { settings: buildSettings({ display_carton_quantity }) } });
  expect(fact('Carton quantity')).toBe(value);
});

test('a subject shows its path and links to its titles [ITM-22]', async () => {
  await openItem({ subjects: [{ subject: 'fic-cla', sub_labels: [{ label: 'Fiction' }, { label: 'Classics' }] }] });
  await openTab('Details');
  expect(screen.getByRole('link', { name: 'Fiction › Classics' })).toHaveAttribute('href', '/browse/filter/s/fic-cla');
});

test.each([
  [false, 'Top 1000 bestseller'],
  [true, undefined],
])('with hide_sales_rank %s the rank is %s [ITM-23]', async (hide_sales_rank, value) => {
  await openItem({ rank: 900 }, { page: { settings: buildSettings({ hide_sales_rank }) } });
  expect(fact('Sales rank')).toBe(value);
});

test('a gift card redirects to the gift cards’ page, if the shop has it [ITM-39]', async () => {
  answerCalls({ 'title/getItem': buildTitle({ is_giftcard: true }) });
  const { address } = renderPage(<ItemPage />, at);
  await waitFor(() => expect(address()).toBe('/gift-cards'));
});

test('a gift card of a shop without that page shows the item page', async () => {
  const { address } = await openItem({ is_giftcard: true }, { page: { absent: ['mf_cart_checkout/GiftCardsPage'] } });
  expect(address()).toBe('/item/9786800000011');
  expect(screen.getByRole('heading', { level: 1, name: 'Emma' })).toBeVisible();
});

test('a card of the series shows cover, title, authors, binding and price as the page itself does [ITM-53]', async () => {
  const twin = {
    subtitle: '',
    series: 'Highbury',
    authors: [{ name: 'Jane Austen', canadian: true }],
    available: [buildOffer({ price: 1500, list_price: 2000, onhand: 4 })],
  };
  answerCalls({
    'title/getItem': buildTitle(twin),
    'title/getSeriesItems': { rows: [buildTitleCard({ ...twin, eisbn: '9786800000028', title: 'Emma Again' })] },
    'title/getAuthorItems': { rows: [] },
  });
  renderPage(<ItemPage />, at);
  const card = (await screen.findByRole('heading', { level: 3, name: 'Emma Again' })).closest('article');
  if (!card) throw new Error('no card');
  expect(within(card).getByRole('presentation', { hidden: true })).toHaveAttribute(
    'src',
    expect.stringContaining('/covers/9786800000028/'),
  );
  expect(screen.getByRole('img', { name: 'Cover of Emma' })).toHaveAttribute(
    'src',
    expect.stringContaining('/covers/9786800000011/'),
  );
  const [head, offers] = [screen.getByRole('banner'), screen.getByRole('list', { name: 'Ways to buy' })];
  for (const text of ['Emma', 'Jane Austen', 'Paperback', '$15.00', '$20.00', '4 in stock'])
    expect(card).toHaveTextContent(text);
  for (const text of ['Emma', 'Jane Austen', 'Paperback']) expect(head).toHaveTextContent(text);
  for (const text of ['$15.00', '$20.00', '4 in stock']) expect(offers).toHaveTextContent(text);
});

test.each([
  [true, '$20.00'],
  [false, '$18.00'],
])('in a Canadian shop (%s) the list price is %s [OFR-15]', async (isCanadian, value) => {
  const { store_info } = buildSettings();
  await openItem(
    {},
    {
      page: {
        settings: buildSettings({ store_info: { ...store_info, is_canadian: isCanadian, is_american: !isCanadian } }),
      },
    },
  );
  expect(fact('List price')).toBe(value);
});

test.each([
  [3, 1, 'A gift for “Nora and Sam”: 2 still wanted.'],
  [2, 2, 'All copies that “Nora and Sam” wanted have been bought.'],
])(
  'a page opened from a gift registry that wants %i and has %i says so and links back [ITM-55]',
  async (qty_requested, qty_purchased, text) => {
    const registry = { title: 'Nora and Sam', items: [{ title: buildTitleCard(), qty_requested, qty_purchased }] };
    answerCalls({
      'title/getItem': buildTitle(),
      'title/getSeriesItems': { rows: [] },
      'giftregistry/get': registry,
    });
    renderPage(<ItemPage />, { ...at, url: '/item/9786800000011?registry=r1' });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the gift registry' })).toHaveAttribute(
      'href',
      '/gift-registry/r1',
    );
  },
);
