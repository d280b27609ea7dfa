/** @jest-environment jsdom */
import type { CallName, Title } from '@bookfront/shared/schemas';
import { answerCalls, buildTitle, buildTitleCard, renderPage } from '@bookfront/shared/testing';
import { beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ItemPage } from '../item-page';

beforeAll(() => import('./item-dialog'), 60_000);

const other = buildTitleCard({
  eisbn: '9786800000028',
  title: 'Persuasion',
  binding: 'Hardcover',
  series: 'Highbury',
  series_num: '3',
});
const group = (over: object) => ({
  rows: [],
  row_count: 0,
  fullname: 'Included in',
  tooltip: 'Packs that hold Emma',
  ...over,
});

async function openItem(over: Partial<Title>, answers: Parameters<typeof answerCalls>[0]) {
  const made = answerCalls({ 'title/getItem': buildTitle(over), 'title/getSeriesItems': { rows: [] }, ...answers });
  const view = renderPage(<ItemPage />, { url: '/item/9786800000011', path: '/item/:item_id' });
  await screen.findByRole('heading', { level: 1 });
  return { made, ...view };
}
const dialogOf = async (opener: HTMLElement, name: string | RegExp) => {
  await userEvent.click(opener);
  return within(await screen.findByRole('dialog', { name }));
};

interface Kind {
  ids: string;
  opener: string;
  heading: string;
  call: CallName;
  sent: object;
  over: Partial<Title>;
  reply: (rows: object[]) => object;
  empty: string;
}
const plain = (rows: object[]) => ({ rows });
const kinds: Kind[] = [
  {
    ids: '[ITM-33] [ERR-07] [GAP-86]',
    opener: 'Other editions and formats',
    heading: 'Other editions',
    call: 'title/getBindingItems',
    sent: { eisbn: '9786800000011' },
    over: { has_editions: true },
    reply: plain,
    empty: "We're sorry! There seems to be no other editions for the title.",
  },
  {
    ids: '[ITM-34] [ERR-08] [GAP-86]',
    opener: 'Other sizes',
    heading: 'Other sizes',
    call: 'title/getMoreSizes',
    sent: { eisbn: '9786800000011' },
    over: { has_sizes: true },
    reply: (rows) => ({
      related: [group({ rows }), group({ rows: [buildTitleCard({ title: 'Not of this group' })] })],
    }),
    empty: "We're sorry! There seems to be no other sizes for the title.",
  },
  {
    ids: '[ITM-35]',
    opener: 'Highbury',
    heading: 'Highbury',
    call: 'title/getSeriesItems',
    sent: { series: 'Highbury' },
    over: { series: 'Highbury' },
    reply: plain,
    empty: 'We have no titles in Highbury.',
  },
  {
    ids: '[ITM-08] [ITM-36]',
    opener: 'Jane Austen',
    heading: 'Titles by Jane Austen',
    call: 'title/getAuthorItems',
    sent: { author: 'Jane Austen' },
    over: {},
    reply: plain,
    empty: 'We have no other titles by Jane Austen.',
  },
];

test.each(kinds)(
  '$ids the dialog "$heading" lists titles, each leading to its page',
  async ({ opener, heading, call, sent, over, reply }) => {
    const { made } = await openItem(over, { [call]: reply([other]) });
    const dialog = await dialogOf(screen.getByRole('link', { name: opener }), heading);
    expect(await dialog.findByRole('link', { name: /Persuasion/ })).toHaveAttribute('href', '/item/9786800000028');
    expect(dialog.queryByText('Not of this group')).toBeNull();
    expect(made.find(({ name }) => name === call)?.payload).toMatchObject(sent);
  },
);

test.each(kinds)(
  '$ids with nothing to list the dialog "$heading" says so',
  async ({ opener, heading, call, over, reply, empty }) => {
    await openItem(over, { [call]: reply([]) });
    const dialog = await dialogOf(screen.getByRole('link', { name: opener }), heading);
    expect(await dialog.findByText(empty)).toBeVisible();
  },
);

test.each(kinds)(
  'the dialog "$heading" waits, says what failed, and can be asked again',
  async ({ opener, heading, call, over, reply }) => {
    let answer = (_reply: object) => {};
    const waiting = () =>
      new Promise<object>((resolve) => {
        answer = resolve;
      });
    await openItem(over, { 'title/getItem': buildTitle(over), [call]: waiting });
    const dialog = await dialogOf(screen.getByRole('link', { name: opener }), heading);
    expect(dialog.getByRole('status')).toHaveTextContent('Loading');
    answer({ error: 'The shelves are being dusted.', code: 'unavailable' });
    expect(await dialog.findByText('The shelves are being dusted.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    answer(reply([other]));
    expect(await dialog.findByRole('link', { name: /Persuasion/ })).toBeVisible();
  },
);

test('the author’s dialog leaves out the title itself and links to the search', async () => {
  await openItem({}, { 'title/getAuthorItems': { rows: [buildTitleCard(), other] } });
  const dialog = await dialogOf(screen.getByRole('link', { name: 'Jane Austen' }), 'Titles by Jane Austen');
  await dialog.findByRole('link', { name: /Persuasion/ });
  expect(dialog.queryByRole('link', { name: /Emma/ })).toBeNull();
  expect(dialog.getByRole('link', { name: 'Search the shop' })).toHaveAttribute(
    'href',
    '/browse/filter/t/Jane%20Austen/k/author',
  );
});

test('a click on a title closes the dialog and opens its page; closing returns the focus', async () => {
  const { address } = await openItem({ has_editions: true }, { 'title/getBindingItems': { rows: [other] } });
  const opener = screen.getByRole('link', { name: 'Other editions and formats' });
  const dialog = await dialogOf(opener, 'Other editions');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
  const again = await dialogOf(opener, 'Other editions');
  await userEvent.click(await again.findByRole('link', { name: /Persuasion/ }));
  expect(address()).toBe('/item/9786800000028');
});

test('the parts of a set and the sets of a title open under their names, with count and tooltip [ITM-37]', async () => {
  const included_items = group({
    fullname: 'Included items',
    tooltip: 'What Emma is made of',
    row_count: 2,
    rows: [other, buildTitleCard({ eisbn: '9786800000035' })],
  });
  await openItem(
    { has_related: true },
    { 'title/getRelatedItems': { included_items, included_in: group({ row_count: 1, rows: [other] }) } },
  );
  const opener = await screen.findByRole('button', { name: 'Included items (2)' });
  expect(opener).toHaveAttribute('title', 'What Emma is made of');
  const dialog = await dialogOf(opener, 'Included items (2)');
  expect(dialog.getByText('What Emma is made of')).toBeVisible();
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  const second = await dialogOf(screen.getByRole('button', { name: 'Included in (1)' }), 'Included in (1)');
  expect(second.getByText('Packs that hold Emma')).toBeVisible();
  expect(second.getByRole('link', { name: /Persuasion/ })).toBeVisible();
});

test('a group without titles is hidden; groups that fail to load show a retry [ITM-37]', async () => {
  let fails = true;
  await openItem(
    { has_related: true },
    {
      'title/getRelatedItems': () =>
        fails
          ? { error: 'No.', code: 'internal' }
          : {
              included_items: group({ fullname: 'Included items' }),
              included_in: group({ row_count: 1, rows: [other] }),
            },
    },
  );
  const again = await screen.findByRole('button', { name: /couldn’t be loaded/ });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Included in (1)' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Included items/ })).toBeNull();
});

test('a title without sizes, related titles or audiobooks offers none', async () => {
  await openItem({}, {});
  for (const name of ['Other editions and formats', 'Other sizes'])
    expect(screen.queryByRole('link', { name })).toBeNull();
  for (const name of [/Included/, 'Audiobooks']) expect(screen.queryByRole('button', { name })).toBeNull();
});
