/** @jest-environment jsdom */
import type { Title, TitleCard } from '@bookfront/shared/schemas';
import { answerCalls, buildOffer, buildTitle, buildTitleCard, renderPage } from '@bookfront/shared/testing';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ItemPage } from '../item-page';

beforeAll(() => import('./discovery'), 60_000);
afterEach(() => localStorage.clear());

const CartControls = () => <button type="button">Add to Cart</button>;

type Rows = { series?: Partial<TitleCard>[]; byAuthor?: Partial<TitleCard>[]; failing?: boolean };

async function openItem(over: Partial<Title>, { series = [], byAuthor = [], failing }: Rows = {}) {
  const rows = (cards: Partial<TitleCard>[]) => ({ rows: cards.map((card) => buildTitleCard(card)) });
  const failure = { error: 'No.', code: 'internal' };
  answerCalls({
    'title/getItem': buildTitle(over),
    'title/getSeriesItems': failing ? failure : rows(series),
    'title/getAuthorItems': failing ? failure : rows(byAuthor),
  });
  const view = renderPage(<ItemPage />, {
    url: `/item/${over.eisbn ?? '9786800000011'}`,
    path: '/item/:item_id',
    parts: { 'mf_cart_checkout/CartControls': CartControls },
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
}
const strip = async (name: string) => within(await screen.findByRole('region', { name }));
const headings = (part: Awaited<ReturnType<typeof strip>>) =>
  part.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('the series stands below in its order, one card a work, this title marked [ITM-35]', async () => {
  await openItem(
    { series: 'Highbury', series_num: '2' },
    {
      series: [
        { eisbn: '9786800000028', title: 'Early Days', series_num: '1', series: 'Highbury' },
        { eisbn: '9786800000035', title: 'Early Days', series_num: '1', series: 'Highbury', binding_code: 'HC' },
        { eisbn: '9786800000011', title: 'Emma', series_num: '2', series: 'Highbury' },
      ],
    },
  );
  const series = await strip('Books in Highbury');
  expect(await series.findByRole('link', { name: 'Early Days' })).toHaveAttribute('href', '/item/9786800000028');
  expect(headings(series)).toEqual(['Early Days', 'Emma']);
  expect(series.getByText('Book 1')).toBeVisible();
  expect(series.getByText('You are here').closest('li')).toHaveTextContent('Book 2');
});

test('a series of this title alone is no strip', async () => {
  await openItem({ series: 'Highbury' }, { series: [{}, { eisbn: '9786800000028', binding_code: 'HC' }] });
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Books in/ })).toBeNull());
});

test('other works of the author stand below, without those of the series', async () => {
  const author = { authors: [{ name: 'Jane Austen', canadian: false }] };
  await openItem(
    { ...author, series: 'Highbury' },
    {
      byAuthor: [
        { eisbn: '9786800000028', title: 'Emma', binding_code: 'HC' },
        { eisbn: '9786800000035', title: 'Early Days', series: 'Highbury' },
        { eisbn: '9786800000042', title: 'Persuasion', series_num: '1', series: 'Letters' },
        { eisbn: '9786800000059', title: 'Sanditon', series_num: '1', series: 'Fragments' },
      ],
    },
  );
  const more = await strip('More by Jane Austen');
  expect(headings(more)).toEqual(['Persuasion', 'Sanditon']);
  expect(more.getByRole('link', { name: 'All titles by Jane Austen' })).toHaveAttribute(
    'href',
    '/browse/filter/t/Jane%20Austen/k/author',
  );
});

test('what fails to load below leaves the page as it is', async () => {
  await openItem({ series: 'Highbury' }, { failing: true });
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Books in/ })).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: 'Emma' })).toBeVisible();
});

test('titles looked at before stand below, the latest first, and can be cleared', async () => {
  for (const [eisbn, title] of [
    ['9786800000028', 'Persuasion'],
    ['9786800000035', 'Sanditon'],
    ['9786800000028', 'Persuasion'],
  ] as const) {
    const view = await openItem({ eisbn, title });
    await waitFor(() => expect(localStorage.getItem('recently-viewed')).toContain(`[{"eisbn":"${eisbn}"`));
    view.unmount();
  }
  await openItem({});
  const recent = await strip('Recently viewed');
  expect(recent.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/item/9786800000028',
    '/item/9786800000035',
  ]);
  await userEvent.click(recent.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  expect(localStorage.getItem('recently-viewed')).toBeNull();
});

test.each(['{', '{"a":1}', '[{"eisbn":1}]', '[{"eisbn":"1","title":"x","authors":"Jane"}]', 'null'])(
  'kept titles of another shape are left out: %s',
  async (kept) => {
    localStorage.setItem('recently-viewed', kept);
    await openItem({});
    await waitFor(() => expect(localStorage.getItem('recently-viewed')).toContain('9786800000011'));
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  },
);

test('once the offers are out of sight the buy bar has the price and the cart controls', async () => {
  const seen: IntersectionObserverCallback[] = [];
  const original = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      seen.push(callback);
    }
    observe() {}
    disconnect() {}
  } as never;
  const scrollTo = (isIntersecting: boolean, bottom: number) =>
    act(() => {
      const entry = { isIntersecting, boundingClientRect: { bottom } } as IntersectionObserverEntry;
      for (const callback of seen) callback([entry], {} as IntersectionObserver);
    });
  try {
    await openItem({ available: [buildOffer({ price: 1500 })] });
    const bar = () => screen.queryByRole('region', { name: 'Buy this title', hidden: true });
    await waitFor(() => expect(seen).toHaveLength(1));
    scrollTo(true, 900);
    await waitFor(() => expect(seen).toHaveLength(2));
    scrollTo(false, 900);
    expect(bar()).toBeNull();
    scrollTo(false, -10);
    expect(bar()).toHaveTextContent('$15.00');
    scrollTo(true, 300);
    expect(bar()).toBeNull();
  } finally {
    globalThis.IntersectionObserver = original;
  }
});
