/** @jest-environment jsdom */
import { bus } from '@bookfront/shared/events';
import type { Feature } from '@bookfront/shared/schemas';
import { answerCalls, buildCustomer, renderPage } from '@bookfront/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeaturesPage } from './features-page';

beforeEach(() => {
  // jsdom has no dialogs
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
});

const feature: Feature = {
  list_id: '7',
  header: 'Sea stories',
  description: '<p>Salt on every page.</p>',
  date: 1_700_000_000,
  date_text: 'November 14, 2023',
  category: 'Fiction',
  sub_category: 'Voyages',
  row_count: 9,
  covers: [{ eisbn: '9786800000011', title: 'Emma', cover_image_cache: 'a', cover_url: '' }],
};
const filters = [
  { k: 'fiction', e: 'Fiction', c: 4, s: false, subfilters: [{ k: 'voyages', e: 'Voyages', c: 2, s: true }] },
];
const reply = (rows = [feature], row_count = rows.length) => ({ rows, row_count, filter_info: { c: filters } });

function open(url = '/features', answer: object = reply(), page = {}) {
  const made = answerCalls({
    'feature/getList': answer,
    'feature/getPdfOptions': { options: [{ key: 'price', label: 'Price', value: true }], titles: 500 },
    'feature/getPdf': { progress_report_id: 'r1' },
  });
  return { made, ...renderPage(<FeaturesPage />, { url, path: '/features/*', page }) };
}

test('/features shows each list with its date and categories, and leads to it [NAV-02] [FEA-03] [FEA-04]', async () => {
  const { made } = open();
  const link = await screen.findByRole('link', { name: 'Sea stories' });
  expect(link).toHaveAttribute('href', '/lists/7');
  const card = link.closest('article');
  for (const text of ['November 14, 2023', 'Fiction', 'Voyages', 'Salt on every page.'])
    expect(card && within(card).getByText(text)).toBeVisible();
  expect(made[0]?.payload).toMatchObject({ l: '26', o: '0' });
});

test('filters of the path are sent, and the page is the same one [FEA-01] [GAP-05]', async () => {
  const { made } = open('/features/c/1/f/2/o/26/l/50/t/sea/s/name');
  await screen.findByRole('link', { name: 'Sea stories' });
  expect(made[0]?.payload).toMatchObject({ c: '["1"]', f: '["2"]', o: '26', l: '50', t: '"sea"', s: 'name' });
});

test('filters show label and count with their subfilters, and lead to their path [FEA-05]', async () => {
  open('/features/f/voyages');
  const link = await screen.findByRole('link', { name: 'Fiction (4)' });
  expect(link).toHaveAttribute('href', '/features/c/fiction/f/voyages');
  const chosen = screen.getByRole('link', { name: 'Voyages (2) chosen' });
  expect(chosen).toHaveAttribute('aria-current', 'true');
  expect(chosen).toHaveAttribute('href', '/features');
});

test('a search and an order lead to their path, with the filters kept [FEA-07]', async () => {
  const { address } = open('/features/c/fiction');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search features' }), 'sea');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, A to Z');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/features/c/fiction/t/sea/s/name');
});

test('lists beyond the first page are a link away', async () => {
  open('/features', reply([feature], 60));
  expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/features/o/26');
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
});

test("no features say 'No Results' [ERR-29]", async () => {
  open('/features', reply([]));
  expect(await screen.findByRole('heading', { name: 'No Results' })).toBeVisible();
});

test('features that cannot be read say so', async () => {
  const { container } = open('/features', { error: 'Closed.', code: 'validation' });
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(await screen.findByText('Closed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a guest who wants a PDF is asked to log in [SEC-11]', async () => {
  const wanted: object[] = [];
  const stop = bus.on('login:wanted', (event) => void wanted.push(event));
  const { made } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Sea stories as PDF' }));
  expect(wanted).toHaveLength(1);
  expect(made.some(({ name }) => name.includes('Pdf'))).toBe(false);
  stop();
});

test('a member chooses what the PDF shows, and comes to its progress [FEA-06] [SEC-11] [GAP-56] [NAV-65]', async () => {
  answerCalls({});
  const { made, address } = open('/features', reply(), { session: buildCustomer() });
  await userEvent.click(await screen.findByRole('button', { name: 'Sea stories as PDF' }));
  expect(await screen.findByRole('checkbox', { name: 'Price' })).toBeChecked();
  expect(made.some(({ name }) => name === 'feature/getPdfOptions')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Make PDF' }));
  expect(made.at(-1)?.payload).toMatchObject({ list_id: '7', options: '["price"]' });
  expect(address()).toBe('/pdf/r1');
});
