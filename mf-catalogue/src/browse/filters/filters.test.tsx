/** @jest-environment jsdom */
import type { BrowseReply } from '@bookfront/shared/schemas';
import { answerCalls, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildEntry, buildReply } from '../../testing/build-reply';
import { BrowsePage } from '../browse-page';

async function openWith(filters: BrowseReply['filter_info'], url = '/browse') {
  answerCalls({ 'browse/get': buildReply({ row_count: 300, filter_info: filters }) });
  const view = renderPage(<BrowsePage />, { url });
  await screen.findByRole('link', { name: 'Emma' });
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  return view;
}
const panel = (name: string) =>
  within(screen.getByText(name, { selector: 'summary' }).closest('details') ?? document.body);

test.each([
  ['BRW-29', 'onhand_onorder', 'Stock', 'j'],
  ['BRW-30', 'status', 'Status', 'b'],
  ['BRW-31', 'bisac36', 'Subject', 's'],
  ['BRW-32', 'bisac36_topics', 'Topic', 'r'],
  ['BRW-33', 'catcat2', 'Store section', 'c'],
  ['BRW-34', 'binding', 'Format', 'f'],
  ['BRW-35', 'pubdate', 'Publication date', 'd'],
  ['BRW-36', 'audience', 'Audience', 'a'],
  ['BRW-37', 'language', 'Language', 'g'],
])('[%s] [GAP-18] the group %s is offered as %s, under the letter %s', async (_, group, label, letter) => {
  await openWith({ [group]: [buildEntry({ k: 'one', e: 'The first' })] });
  expect(panel(label).getByText('The first').closest('a')).toHaveAttribute('href', `/browse/filter/${letter}/one`);
});

test('a panel is at most 300 to 440 px high, whatever the window, and scrolls beyond that [BRW-39]', async () => {
  await openWith({ binding: [buildEntry({ e: 'Paperback' })] });
  const inside = panel('Format').getByText('Paperback').closest('details > *');
  expect(getComputedStyle(inside ?? document.body).maxHeight).toBe('clamp(300px, 46vh, 440px)');
  expect(inside).toHaveStyle({ overflowY: 'auto' });
});

test('an entry shows its label and count, and whether it is chosen [BRW-25]', async () => {
  await openWith(
    { binding: [buildEntry({ e: 'Paperback', c: 7 }), buildEntry({ k: 'hc', e: 'Hardcover', c: 2, s: true })] },
    '/browse/filter/f/hc',
  );
  expect(panel('Format').getByRole('link', { name: 'Paperback 7 titles' })).not.toHaveAttribute('aria-current');
  expect(panel('Format').getByRole('link', { name: 'Hardcover 2 titles, chosen' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('an entry looks like the link that it is, and the Enter key follows it', async () => {
  const { address } = await openWith({ bisac36: [buildEntry({ k: 'poe', e: 'Poetry' })] });
  const entry = panel('Subject').getByRole('link', { name: /^Poetry/ });
  expect(getComputedStyle(entry).color).toBe('var(--c-link)');
  entry.focus();
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/browse/filter/s/poe');
});

test('changing a filter goes back to the first page [BRW-15]', async () => {
  const { address } = await openWith({ bisac36: [buildEntry({ k: 'poe', e: 'Poetry' })] }, '/browse/filter/s/fic/o/26');
  await userEvent.click(panel('Subject').getByText('Poetry'));
  expect(address()).toBe('/browse/filter/s/fic/s/poe');
});

test('one value at a time: another format replaces the first', async () => {
  await openWith({ binding: [buildEntry({ k: 'bc', e: 'Paperback' })] }, '/browse/filter/f/hc');
  expect(panel('Format').getByText('Paperback').closest('a')).toHaveAttribute('href', '/browse/filter/f/bc');
});

test('an entry that can be excluded has a link for it [BRW-26]', async () => {
  const { address } = await openWith({ bisac36: [buildEntry({ n: true }), buildEntry({ k: 'poe', e: 'Poetry' })] });
  expect(screen.queryByRole('link', { name: 'Exclude Poetry' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Exclude Fiction' }));
  expect(address()).toBe('/browse/filter/n/fic');
});

test('a subject cannot be excluded while one of its topics is chosen [BRW-26]', async () => {
  await openWith(
    {
      bisac36: [
        buildEntry({
          n: true,
          subfilter: [
            buildEntry({
              k: 'fic-cla',
              e: 'Classics',
              subfilter: [buildEntry({ k: 'fic-cla-g', e: 'Greek', s: true })],
            }),
          ],
        }),
        buildEntry({ k: 'poe', e: 'Poetry', n: true }),
      ],
    },
    '/browse/filter/s/fic-cla-g',
  );
  expect(screen.queryByRole('link', { name: 'Exclude Fiction' })).toBeNull();
  expect(panel('Subject').getByRole('link', { name: /^Greek/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Exclude Poetry' })).toBeVisible();
});

test('an entry with sub-entries opens to show them [BRW-27]', async () => {
  await openWith({ bisac36: [buildEntry({ subfilter: [buildEntry({ k: 'fic-cla', e: 'Classics' })] })] });
  expect(screen.queryByText('Classics')).toBeNull();
  await userEvent.click(screen.getByText('Within Fiction'));
  expect(panel('Subject').getByText('Classics')).toBeVisible();
});

test('the sub-entries of a chosen entry are there at once, also without scripts [BRW-27]', async () => {
  await openWith(
    { bisac36: [buildEntry({ s: true, subfilter: [buildEntry({ k: 'fic-cla', e: 'Classics' })] })] },
    '/browse/filter/s/fic',
  );
  expect(panel('Subject').getByText('Classics')).toBeVisible();
});

test('entries with a group mark stand under their group [BRW-28]', async () => {
  await openWith({
    catcat2: [
      buildEntry({ k: '1', e: 'Picture books', m: 'Upstairs' }),
      buildEntry({ k: '2', e: 'Maps', m: 'Downstairs' }),
    ],
  });
  expect(
    within(screen.getByRole('region', { name: 'Upstairs', hidden: true })).getByText('Picture books'),
  ).toBeInTheDocument();
  expect(
    within(screen.getByRole('region', { name: 'Downstairs', hidden: true })).queryByText('Picture books'),
  ).toBeNull();
});

test('excluded subjects are listed and can be included again [BRW-38]', async () => {
  const { address } = await openWith({ excludes: [buildEntry()] }, '/browse/filter/n/fic/o/26');
  await userEvent.click(panel('Excluded').getByRole('link', { name: 'Stop excluding Fiction' }));
  expect(address()).toBe('/browse/filter/');
});

test('chosen filters stand above the titles, each with the way back, and can be cleared at once', async () => {
  const filters = {
    bisac36: [buildEntry({ s: true, subfilter: [buildEntry({ k: 'cla', e: 'Classics', s: true })] })],
    excludes: [buildEntry({ k: 'poe', e: 'Poetry' })],
  };
  const { address } = await openWith(filters, '/browse/filter/t/sea/k/title/s/cla/n/poe');
  const chips = within(screen.getByRole('list', { name: 'Chosen filters' }));
  expect(chips.getByRole('link', { name: 'Remove Not Poetry' })).toHaveAttribute(
    'href',
    '/browse/filter/t/sea/k/title/s/cla',
  );
  expect(chips.getByRole('link', { name: 'Remove Classics' })).toBeVisible();
  await userEvent.click(chips.getByRole('link', { name: 'Clear all' }));
  expect(address()).toBe('/browse/filter/t/sea/k/title');
});

test('sort and page size carry the view as a plain form, before scripts run', async () => {
  const { container } = await openWith({}, '/browse/filter/t/sea/k/title/s/a/s/b/o/26');
  const form = container.querySelector('form[action="/browse/filter/"]');
  const fields = [...new FormData(form instanceof HTMLFormElement ? form : undefined)].map(
    ([name, value]) => `${name}=${String(value)}`,
  );
  expect(fields).toEqual(['t=sea', 'k=title', 's=a', 's=b', 'v=relevance', 'l=26']);
});

test('a phone has the subjects below the page’s own in a line under the heading', async () => {
  await openWith(
    { bisac36: [buildEntry({ s: true, subfilter: [buildEntry({ k: 'fic / cla', e: 'Classics' })] })] },
    '/browse/filter/s/fic/j/onhand/o/26',
  );
  const line = within(screen.getByRole('list', { name: 'Within fic' }));
  expect(line.getByRole('link', { name: 'Classics' })).toHaveAttribute(
    'href',
    '/browse/filter/s/fic%20~2F%20cla/j/onhand',
  );
});

test('quick filters are those of stock, format and date that would narrow the titles', async () => {
  const filters = {
    onhand_onorder: [buildEntry({ k: 'onorder', e: 'On order' }), buildEntry({ k: 'onhand', e: 'In stock' })],
    binding: [buildEntry({ k: 'Paperback', e: 'Paperback' }), buildEntry({ k: 'Hardcover', e: 'Hardcover' })],
    pubdate: [buildEntry({ k: 'last_30', e: 'Last 30 days' })],
  };
  await openWith(filters, '/browse/filter/d/last_30');
  const links = within(screen.getByRole('list', { name: 'Quick filters' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['In stock', '/browse/filter/d/last_30/j/onhand'],
    ['Paperback', '/browse/filter/d/last_30/f/Paperback'],
  ]);
});

test('the sheet of filters says how many titles it would show; closing it gives the focus back', async () => {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: true }) });
  await openWith({ binding: [buildEntry({ k: 'Paperback', e: 'Paperback' })] }, '/browse');
  const opener = screen.getByRole('button', { name: 'Filters' });
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(document.documentElement.style.overflow).toBe('hidden');
  await userEvent.click(screen.getByRole('button', { name: /^Show \d+ titles?$/ }));
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(opener).toHaveFocus();
  expect(document.documentElement.style.overflow).toBe('');
  await userEvent.click(opener);
  await userEvent.keyboard('{Tab}{Escape}');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  Reflect.deleteProperty(window, 'matchMedia');
});
