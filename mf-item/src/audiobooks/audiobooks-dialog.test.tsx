/** @jest-environment jsdom */
import { answerCalls, buildTitle, renderPage } from '@bookfront/shared/testing';
import { beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadItemDialog } from '../item-dialogs';
import { ItemPage } from '../item-page';

beforeAll(loadItemDialog, 60_000);

const recording = (n: number) => ({
  title: `Emma ${n}`,
  narrators: 'Imogen Vale',
  language: 'English',
  url: `https://audiobooks.example/${n}`,
});
const found = (count: number) => ({
  row_count: count,
  rows: Array.from({ length: count }, (_one, i) => recording(i + 1)),
  see_more_url: 'https://audiobooks.example/all',
});

async function openAudiobooks(answer: object | (() => object | Promise<object>)) {
  answerCalls({
    'title/getItem': buildTitle({ has_libro_audiobook: true }),
    'title/getLibroAudiobooks': answer as object,
  });
  renderPage(<ItemPage />, { url: '/item/9786800000011', path: '/item/:item_id' });
  await userEvent.click(await screen.findByRole('button', { name: 'Audiobooks' }));
  return within(await screen.findByRole('dialog', { name: 'Audiobooks' }));
}

test('audiobooks are offered only for a title that has any [ITM-48]', async () => {
  answerCalls({ 'title/getItem': buildTitle() });
  renderPage(<ItemPage />, { url: '/item/9786800000011', path: '/item/:item_id' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Audiobooks' })).toBeNull();
});

test('the dialog says that it is loading [ITM-49]', async () => {
  const dialog = await openAudiobooks(() => new Promise<object>(() => {}));
  expect(dialog.getByRole('status')).toHaveTextContent('Loading');
});

test('a failure shows the specified text with Close and a retry [ERR-10]', async () => {
  let fails = true;
  const dialog = await openAudiobooks(() => (fails ? { error: 'Boom', code: 'unavailable' } : found(1)));
  expect(
    await dialog.findByText('There was a problem. We were unable to process this request. Please try again later.'),
  ).toBeVisible();
  fails = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('Emma 1')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without audiobooks the dialog says so and has no link [ERR-11]', async () => {
  const dialog = await openAudiobooks(found(0));
  expect(
    await dialog.findByText('No audiobooks found. We were unable to find audiobooks that match this title.'),
  ).toBeVisible();
  expect(dialog.queryByRole('link')).toBeNull();
});

test('a single audiobook is confirmed before the shopper leaves the shop [ITM-50]', async () => {
  const dialog = await openAudiobooks(found(1));
  const way = await dialog.findByRole('link', { name: 'Go to the audiobook' });
  expect(way).toHaveAttribute('href', 'https://audiobooks.example/1');
  expect(way).toHaveAttribute('rel', 'noopener noreferrer');
  expect(dialog.getAllByRole('link')).toHaveLength(1);
  expect(dialog.getByText('Read by Imogen Vale · English')).toBeVisible();
});

test('five of several audiobooks are listed with title, narrators and language, and a link to all [ITM-51] [ITM-52]', async () => {
  const dialog = await openAudiobooks(found(7));
  const rows = await dialog.findAllByRole('listitem');
  expect(rows).toHaveLength(5);
  const first = within(rows[0] as HTMLElement).getByRole('link');
  expect(first).toHaveTextContent('Emma 1');
  expect(first).toHaveTextContent('Read by Imogen Vale · English');
  expect(first).toHaveAttribute('href', 'https://audiobooks.example/1');
  expect(dialog.getByRole('link', { name: 'See all audiobooks' })).toHaveAttribute(
    'href',
    'https://audiobooks.example/all',
  );
});

test('an address that is not http(s) is not linked', async () => {
  const dialog = await openAudiobooks({
    row_count: 2,
    rows: [{ ...recording(1), url: 'javascript:alert(1)' }, recording(2)],
    see_more_url: 'data:text/html,x',
  });
  await dialog.findByText('Emma 1');
  expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://audiobooks.example/2',
  ]);
});
