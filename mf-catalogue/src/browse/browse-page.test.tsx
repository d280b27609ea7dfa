/** @jest-environment jsdom */
import type { Offer } from '@bookfront/shared/schemas';
import {
  answerCalls,
  buildCustomer,
  buildOffer,
  buildSession,
  buildSettings,
  buildTitleCard,
  renderPage,
} from '@bookfront/shared/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowseRoutes } from '../browse-routes';
import { buildEntry, buildReply } from '../testing/build-reply';

const many = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    buildTitleCard({ eisbn: `97868000${String(10_000 + i)}`, title: `Title ${i + 1}` }),
  );
const open = (url: string, more: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<BrowseRoutes />, { url, ...more });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  document.cookie = 'browse_per_row=; max-age=0; path=/';
});

test.each([
  ['/browse [NAV-16]', '/browse', { l: '26', o: '0' }],
  ['/browse/filter/ without segments [NAV-50]', '/browse/filter/', { l: '26', o: '0' }],
  ['a title search [NAV-51]', '/browse/filter/t/dune/k/title', { t: 'dune', k: 'title' }],
  ['a publisher search [NAV-52]', '/browse/filter/t/tideline/k/publisher', { t: 'tideline', k: 'publisher' }],
  ['text and keyword type [BRW-10]', '/browse/filter/t/dune/k/title', { t: 'dune', k: 'title' }],
  [
    'a keyword search, in the other order [NAV-53] [GAP-17]',
    '/browse/filter/k/keyword/t/dune',
    { t: 'dune', k: 'keyword' },
  ],
  ['an author search [NAV-54]', '/browse/filter/k/author/t/Austen', { t: 'Austen', k: 'author' }],
  ['a series search [NAV-55]', '/browse/filter/k/whole_series/t/Emma', { t: 'Emma', k: 'whole_series' }],
  ['two statuses [BRW-01]', '/browse/filter/b/1/b/2', { b: '1|2' }],
  ['two subjects [BRW-02]', '/browse/filter/s/fic/s/poe', { s: 'fic|poe' }],
  ['an excluded subject [BRW-03]', '/browse/filter/n/fic', { n: 'fic' }],
  ['a publication date [BRW-04]', '/browse/filter/d/30', { d: '30' }],
  ['a binding [BRW-05]', '/browse/filter/f/BC', { f: 'BC' }],
  ['an audience [BRW-06]', '/browse/filter/a/juv', { a: 'juv' }],
  ['the further groups [BRW-07]', '/browse/filter/c/1/r/2/g/fre/j/onhand', { c: '1', r: '2', g: 'fre', j: 'onhand' }],
  ['the second page [BRW-08]', '/browse/filter/o/26', { o: '26' }],
  ['the page size of 26 where the path names none [BRW-09]', '/browse/filter/s/fic', { l: '26' }],
  ['a page size [BRW-09]', '/browse/filter/l/50', { l: '50' }],
  ['a sort and a result id [BRW-11]', '/browse/filter/v/title/x/77', { v: 'title', x: '77' }],
  ['a term with special signs [BRW-12]', '/browse/filter/t/a~2Fb%20%26%20c/k/keyword', { t: 'a/b & c' }],
])('%s is asked of browse/get', async (_, url, payload) => {
  const made = answerCalls({ 'browse/get': buildReply() });
  open(url);
  expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
  expect(made).toHaveLength(1);
  expect(made[0]).toMatchObject({ name: 'browse/get', payload });
});

test('a misspelt search names the words that were meant, and leads to them on the first page', async () => {
  answerCalls({ 'browse/get': buildReply({ did_you_mean: { text: 'jane austen', count: 12 } }) });
  open('/browse/filter/t/jane%20austin/k/keyword/o/26');
  const link = await screen.findByRole('link', { name: 'jane austen' });
  expect(link).toHaveAttribute('href', '/browse/filter/t/jane%20austen/k/keyword');
  expect(link.closest('p')).toHaveTextContent('Nothing matches “jane austin”. Did you mean jane austen (12 titles)?');
});

test.each(['/browse/filter', '/browse/filter/'])(
  '%s is an empty search: nothing is asked or shown but its titles [NAV-50]',
  async (url) => {
    const made = answerCalls({ 'browse/get': buildReply() });
    const { container } = open(url);
    expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
    expect(container.querySelector('[aria-busy="true"]')).toBeNull();
    expect(made.map(({ name }) => name)).toEqual(['browse/get']);
  },
);

test('loading titles are announced as busy, then give way to the titles [BRW-40]', async () => {
  answerCalls({ 'browse/get': buildReply() });
  const { container } = open('/browse');
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
  expect(container.querySelector('[aria-busy="true"]')).toBeNull();
});

test('a browse that fails says so and can be asked again [BRW-40]', async () => {
  let fails = true;
  answerCalls({
    'browse/get': () => (fails ? { error: 'The catalogue is closed.', code: 'unavailable' } : buildReply()),
  });
  open('/browse');
  expect(await screen.findByText('The catalogue is closed.')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
});

test('a search that finds nothing gives four tips [ERR-05] [ERR-06] [BRW-40]', async () => {
  answerCalls({ 'browse/get': buildReply({ rows: [], row_count: 0 }) });
  open('/browse/filter/t/qqqq/k/title');
  expect(await screen.findByRole('heading', { name: 'No matches found!' })).toBeVisible();
  const tips = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(tips).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Browse all titles' })).toHaveAttribute('href', '/browse');
  for (const [i, word] of [/spelling/i, /exact word.*!/i, /shorter words/i, /search type/i].entries())
    expect(tips[i]).toMatch(word);
});

test('filters that leave nothing are told of as such, not as a search', async () => {
  answerCalls({ 'browse/get': buildReply({ rows: [], row_count: 0 }) });
  open('/browse/filter/s/Fiction/n/Fiction');
  expect(await screen.findByText(/^No title matches all of your filters/)).toBeVisible();
  expect(screen.queryByText(/Spelling/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Browse without filters' })).toHaveAttribute('href', '/browse/filter/');
});

test('a search type that is none is headed as a search, whatever its name [BRW-24]', async () => {
  answerCalls({ 'browse/get': buildReply() });
  open('/browse/filter/k/__proto__/t/sea');
  expect(await screen.findByRole('heading', { level: 1, name: '“sea”' })).toBeVisible();
});

test('the heading takes the focus of a filter’s chip that goes, and of no link that stays', async () => {
  answerCalls({ 'browse/get': buildReply({ filter_info: { bisac36: [buildEntry()] } }) });
  open('/browse/filter/s/fic');
  await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
  const entry = await screen.findByRole('link', { name: /^Fiction 12/ });
  await userEvent.click(entry);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Remove Fiction' })).toBeNull());
  expect(entry).toHaveFocus();
  await userEvent.click(entry);
  await userEvent.click(await screen.findByRole('link', { name: 'Remove Fiction' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test.each([
  [1, '1 title'],
  [999, '999 titles'],
  [1000, '1000+ titles'],
  [1001, '1,001 titles'],
  [10_000, '10000+ titles'],
])('%i rows are counted as "%s" [BRW-22] [BRW-23]', async (rowCount, text) => {
  answerCalls({ 'browse/get': buildReply({ row_count: rowCount }) });
  open('/browse');
  expect(await screen.findByText(text, { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test.each([
  ['/browse', null, 'Browse'],
  ['/browse/filter/t/dune/k/keyword', null, '“dune”'],
  ['/browse/filter/k/author/t/Jane%20Austen', null, 'Jane Austen'],
  ['/browse/filter/x/77', { name: 'Summer reading', list_id: '5' }, 'Summer reading'],
])('%s has its own heading [BRW-24]', async (url, context, name) => {
  answerCalls({ 'browse/get': buildReply({ context }) });
  open(url);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

test('the page size of the path goes before the one remembered [GAP-20]', async () => {
  const made = answerCalls({ 'browse/get': buildReply() });
  const { unmount } = open('/browse/filter/l/100', { page: { preferences: { pageSize: 200 } } });
  await screen.findByRole('link', { name: 'Emma' });
  expect(made[0]?.payload.l).toBe('100');
  unmount();
  open('/browse/filter/s/fic', { page: { preferences: { pageSize: 50 } } });
  await waitFor(() => expect(made[1]?.payload).toMatchObject({ s: 'fic', l: '50' }));
});

test('a path in any order asks for the same titles, and leads on in the one that is written [GAP-17]', async () => {
  const asked: Record<string, string>[] = [];
  for (const url of ['/browse/filter/t/sea/k/title/s/fic/v/title', '/browse/filter/v/title/s/fic/k/title/t/sea']) {
    const made = answerCalls({ 'browse/get': buildReply({ row_count: 60 }) });
    const { unmount } = open(url);
    expect(await screen.findByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/browse/filter/t/sea/k/title/s/fic/v/title/o/26',
    );
    asked.push(...made.map(({ payload }) => payload));
    unmount();
  }
  expect(asked[1]).toEqual({ ...asked[0], log_url: asked[1]?.log_url });
});

test('a sort is kept in the path [BRW-17] [GAP-19]', async () => {
  const made = answerCalls({ 'browse/get': buildReply({ row_count: 300 }) });
  const { address } = open('/browse/filter/s/fic/o/52');
  const sort = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(
    within(sort)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Relevance', 'Title', 'Author', 'Publication date', 'Price', 'Best selling']);
  await userEvent.selectOptions(sort, 'Title');
  expect(address()).toBe('/browse/filter/s/fic/v/title');
  await waitFor(() => expect(made.at(-1)?.payload).toMatchObject({ v: 'title', o: '0' }));
});

test('the next page is a real link, one page size further, and the current page is marked [BRW-18]', async () => {
  answerCalls({ 'browse/get': buildReply({ rows: many(26), row_count: 80 }) });
  const { address } = open('/browse/filter/s/fic/o/26');
  const pages = await screen.findByRole('navigation', { name: 'Pages' });
  expect(within(pages).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(within(pages).getByRole('link', { name: 'Last page' })).toHaveAttribute('href', '/browse/filter/s/fic/o/78');
  expect(within(pages).getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/browse/filter/s/fic');
  await userEvent.click(within(pages).getByRole('link', { name: 'Next page' }));
  expect(address()).toBe('/browse/filter/s/fic/o/52');
});

test('while the next page is under way the last one stays, dimmed, and its arrival is announced', async () => {
  let answer: (reply: object) => void = () => {};
  answerCalls({
    'browse/get': ({ o }) =>
      o === '0' ? buildReply({ row_count: 40 }) : new Promise<object>((resolve) => (answer = resolve)),
  });
  open('/browse');
  await userEvent.click(await screen.findByRole('link', { name: 'Next page' }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading titles');
  expect(screen.getByRole('region', { name: 'Titles' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('link', { name: 'Emma' })).toBeVisible();
  answer(buildReply({ rows: [buildTitleCard({ title: 'Persuasion' })], row_count: 40 }));
  expect(await screen.findByRole('link', { name: 'Persuasion' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('40 titles');
});

test('grid and cards are offered, and the choice lasts for the session [BRW-19] [BRW-20]', async () => {
  answerCalls({ 'browse/get': buildReply({ rows: [buildTitleCard({ subtitle: 'A Novel of Highbury' })] }) });
  const first = open('/browse');
  expect(await screen.findByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText('A Novel of Highbury')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cards' }));
  expect(screen.getByText('A Novel of Highbury')).toBeVisible();
  first.unmount();
  open('/browse/filter/t/emma/k/title');
  expect(await screen.findByText('A Novel of Highbury')).toBeVisible();
});

test('the list view is an institution’s extra [SEC-02] [GAP-22]', async () => {
  answerCalls({ 'browse/get': buildReply() });
  const customer = open('/browse', { page: { session: buildCustomer() } });
  expect(await screen.findByRole('button', { name: 'Cards' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'List' })).toBeNull();
  customer.unmount();
  const { user } = buildCustomer();
  open('/browse', { page: { session: buildCustomer({ user: user && { ...user, is_institution: true } }) } });
  await userEvent.click(await screen.findByRole('button', { name: 'List' }));
  expect(screen.getByRole('rowheader', { name: 'Emma' })).toBeVisible();
});

test('covers per line, 2 to 6, are remembered in a cookie for 365 days [BRW-21] [GAP-23]', async () => {
  const cookie = jest.spyOn(document, 'cookie', 'set');
  answerCalls({ 'browse/get': buildReply() });
  const { container } = open('/browse');
  const choice = await screen.findByRole('combobox', { name: 'Per row' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Auto', '2', '3', '4', '5', '6']);
  await userEvent.selectOptions(choice, '4');
  expect(cookie.mock.calls).toEqual([['browse_per_row=4; path=/; max-age=31536000; samesite=lax']]);
  expect(container.querySelector('[data-per-row="4"]')).not.toBeNull();
  cookie.mockRestore();
});

test('a card’s ribbon is read, not only seen on its cover', async () => {
  sessionStorage.setItem('browse_layout', 'cards');
  answerCalls({ 'browse/get': buildReply({ rows: [buildTitleCard({ is_large_print: true })] }) });
  open('/browse');
  const isRead = (text: HTMLElement) => text.closest('[aria-hidden]') === null;
  expect((await screen.findAllByText('Large print')).filter(isRead)).toHaveLength(1);
});

describe('a title with a new and a used copy', () => {
  const usedOffer = buildOffer({ code: 'used', text: 'Used', used: true, price: 700, list_price: null, onhand: 1 });
  const rows = [
    buildTitleCard({ available: [buildOffer(), usedOffer] }),
    buildTitleCard({ eisbn: '9786800000028', title: 'Dune' }),
  ];
  const parts = {
    'mf_cart_checkout/CartControls': ({ offer }: { offer?: Offer }) => <button type="button">Add {offer?.text}</button>,
  };
  const show = (url: string, session = buildSession()) => {
    answerCalls({ 'browse/get': buildReply({ rows, row_count: 2 }) });
    open(url, { parts, page: { session } });
  };
  const cellOf = (link: HTMLElement) => within(link.closest<HTMLElement>('li, tr') ?? document.body);
  const { user } = buildCustomer();
  const institution = buildCustomer({ user: user && { ...user, is_institution: true } });

  test.each(['grid', 'cards', 'list'])(
    'among used copies shows and sells the used one, and says so (%s)',
    async (layout) => {
      sessionStorage.setItem('browse_layout', layout);
      show('/browse/filter/b/used', institution);
      const emma = cellOf(await screen.findByRole('link', { name: 'Emma' }));
      expect(emma.getByText('$7.00')).toBeVisible();
      expect(emma.getByText('1 in stock')).toBeVisible();
      expect(emma.getByText(/^Paperback, used/)).toBeVisible();
      expect(emma.getByRole('button', { name: 'Add Used' })).toBeVisible();
      expect(emma.queryByText('$20.00')).toBeNull();
      const dune = cellOf(screen.getByRole('link', { name: 'Dune' }));
      expect(dune.getByText('$20.00')).toBeVisible();
      expect(dune.queryByText(/used/)).toBeNull();
    },
  );

  test.each(['/browse', '/browse/filter/b/new/b/used'])('shows the new one on %s', async (url) => {
    show(url);
    const emma = cellOf(await screen.findByRole('link', { name: 'Emma' }));
    expect(emma.getByText('$20.00')).toBeVisible();
    expect(emma.queryByText(/used/)).toBeNull();
  });
});

test('cart controls are asked for where this visitor may buy, nowhere else [OFR-17] [OFR-18]', async () => {
  answerCalls({ 'browse/get': buildReply() });
  const parts = { 'mf_cart_checkout/CartControls': () => <button type="button">Add to Cart</button> };
  const may = open('/browse', { parts });
  expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeVisible();
  may.unmount();
  for (const settings of [buildSettings({ guest_show_cart: false }), buildSettings({ cart_enabled: false })]) {
    const mayNot = open('/browse', { parts, page: { settings } });
    expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
    mayNot.unmount();
  }
});

test('a page after the last offers the way to the first', async () => {
  answerCalls({ 'browse/get': buildReply({ rows: [], row_count: 30, filter_info: { binding: [buildEntry()] } }) });
  open('/browse/filter/o/2600');
  expect(await screen.findByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/browse/filter/');
});

test.each([
  ['/browse/filter/s/Fiction', 'Fiction', ['All books']],
  ['/browse/filter/s/Fiction%20~2F%20Classics/j/onhand', 'Classics', ['All books', 'Fiction']],
])('the page of the subject %s has its name as heading, and the way to it', async (url, heading, path) => {
  answerCalls({ 'browse/get': buildReply() });
  open(url);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(path);
});

test.each(['/browse/filter/s/Fiction/s/Poetry', '/browse/filter/t/sea/s/Fiction', '/browse'])(
  'the page %s is of no single subject',
  async (url) => {
    answerCalls({ 'browse/get': buildReply() });
    open(url);
    await screen.findByRole('link', { name: 'Emma' });
    expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
  },
);
