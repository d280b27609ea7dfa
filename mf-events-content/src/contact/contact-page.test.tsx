/** @jest-environment jsdom */
import type { StoreRecord } from '@bookfront/shared/schemas';
import { answerCalls, buildSettings, renderPage } from '@bookfront/shared/testing';
import { beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { buildRecord } from '../testing/build-widgets';
import { ContactPage } from './contact-page';

beforeAll(async () => void (await import('./tile-map')), 60_000);

function open(rows: StoreRecord[] | object, settings = {}) {
  answerCalls({ 'webstore/getContactAndHours': Array.isArray(rows) ? { rows } : rows });
  return renderPage(<ContactPage />, {
    url: '/contact-hours/',
    page: { url: '/contact-hours/', settings: buildSettings(settings) },
  });
}

test('a location shows its name, address, mail, telephones and SAN [NAV-27] [CON-01] [CON-02] [CON-03] [CON-04]', async () => {
  open([buildRecord({ sc_phone_2: '604-555-0124', sc_tollfree: '1-800-555-0125', san: '1234567' })]);
  expect(await screen.findByRole('heading', { level: 2, name: 'Saltwater Books' })).toBeVisible();
  for (const text of ['1 Wharf Street', 'Harbour BC V0N 1G0', 'Canada', 'SAN 1234567'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute('href', 'mailto:hello@example.com');
  for (const [number, to] of [
    ['(604) 555-0123', '6045550123'],
    ['604-555-0124', '6045550124'],
    ['1-800-555-0125', '18005550125'],
  ])
    expect(screen.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${to}`);
});

test('a location without a SAN says nothing of it [CON-04]', async () => {
  open([buildRecord()]);
  await screen.findByRole('heading', { level: 2 });
  expect(screen.queryByText(/SAN/)).not.toBeInTheDocument();
});

test('free hours and the blurb show as markup [CON-05]', async () => {
  open([buildRecord({ ws_htmlhours: '<p>Ring <b>twice</b>.</p>', ws_contact_blurb: '<p>Ask for <i>Wren</i>.</p>' })]);
  expect((await screen.findByText('twice')).tagName).toBe('B');
  expect(screen.getByText('Wren').tagName).toBe('I');
});

test('a week’s hours stand under their title by day, closed days said so, and today is marked [CON-06] [CON-07] [CON-08] [CON-09]', async () => {
  const { container } = open([buildRecord()]);
  const table = await screen.findByRole('table', { name: 'Shop' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'SundayClosed',
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((name) => `${name}9:00 AM to 5:00 PM`),
    'SaturdayClosed',
  ]);
  expect(container.querySelector('[aria-current="date"]')).toHaveTextContent('Tuesday');
  expect(screen.getByText('Open until 5:00 PM')).toBeVisible();
});

test('special hours are shown as the api gives them, marked with a star [CON-10] [CON-11] [GAP-41]', async () => {
  const single = { mon: '202311', day: 24, range: [[600, 960]] as [number, number][], note: 'Harbour fair' };
  const [hours] = buildRecord().ws_hours;
  if (!hours) throw new Error('no hours');
  open([buildRecord({ ws_hours: [{ ...hours, singles: [{ ...single, day_text: 'Friday, November 24, 2023' }] }] })]);
  const table = await screen.findByRole('table', { name: 'Special hours*' });
  expect(within(table).getByRole('row')).toHaveTextContent('Friday, November 24, 2023*10:00 AM to 4:00 PMHarbour fair');
});

test('every location is shown [CON-15]', async () => {
  open([buildRecord(), buildRecord({ location_id: '2', name: 'Saltwater Up the Hill' })]);
  expect(await screen.findByRole('heading', { name: 'Saltwater Up the Hill' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Saltwater Books' })).toBeVisible();
});

test('a shop that names tiles has a map of them at zoom 15 around its place [CON-12]', async () => {
  const { container } = open([buildRecord()], {
    map_tiles: 'https://tiles.example/{z}/{x}/{y}.png',
    map_attribution: '<b>Tiles</b> of ours',
  });
  expect(await screen.findByRole('region', { name: 'Map of Saltwater Books' })).toBeVisible();
  const tiles = [...container.querySelectorAll<HTMLImageElement>('img[src^="https://tiles.example/"]')];
  expect(tiles.length).toBeGreaterThan(0);
  for (const { src } of tiles) expect(src).toMatch(/^https:\/\/tiles\.example\/15\/\d+\/\d+\.png$/);
  expect(container.querySelector('b')).toBeNull();
});

test('without tiles nothing of another site is asked for: a still picture, and a way to directions [CON-12]', async () => {
  const { container } = open([buildRecord()]);
  const link = await screen.findByRole('link', { name: 'Directions to Saltwater Books' });
  expect(link).toHaveAttribute('href', expect.stringContaining('1+Wharf+Street'));
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(container.querySelector('img, iframe')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});

test('a shop’s own way to directions is followed', async () => {
  open([buildRecord({ directions_url: 'https://maps.example/saltwater' })]);
  expect(await screen.findByRole('link', { name: /Directions/ })).toHaveAttribute(
    'href',
    'https://maps.example/saltwater',
  );
});

test('contact and hours are loading, fail, or are empty, and say so', async () => {
  const { container, unmount } = open({ error: 'Closed.', code: 'validation' });
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(await screen.findByText('Closed.')).toBeVisible();
  unmount();
  open([]);
  expect(await screen.findByRole('heading', { name: 'No Results' })).toBeVisible();
});
