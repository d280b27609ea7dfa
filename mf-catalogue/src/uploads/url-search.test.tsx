/** @jest-environment jsdom */
import { answerCalls, renderPage } from '@bookfront/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowseRoutes } from '../browse-routes';
import { SearchBox } from '../search-box';
import { buildReply } from '../testing/build-reply';
import { buildResultList } from '../testing/build-result-list';

const ui = (
  <>
    <SearchBox />
    <BrowseRoutes />
  </>
);
const context = { name: 'Titles at books.example', list_id: '' };
const get = { 'browse/get': buildReply({ context }) };

beforeEach(() => sessionStorage.clear());

async function searchFor(url: string) {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Search in' }), 'URL');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), `${url}{Enter}`);
}

test('a URL search goes through /browse/url to browse/url, and its titles are shown by the id [SRC-04] [NAV-58]', async () => {
  let answer: (reply: object) => void = () => {};
  const made = answerCalls({ ...get, 'browse/url': () => new Promise<object>((resolve) => (answer = resolve)) });
  const { address } = renderPage(ui, { url: '/item/1' });
  await searchFor('https://books.example/list?year=2026');
  expect(address()).toBe('/browse/url/');
  expect(
    await screen.findByRole('progressbar', { name: 'Looking for ISBNs in https://books.example/list?year=2026' }),
  ).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('https://books.example/list?year=2026');
  answer(buildResultList({ id: 'u1' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Titles at books.example' })).toBeVisible();
  expect(address()).toBe('/browse/filter/x/u1');
  expect(made.slice(-2)).toMatchObject([
    { name: 'browse/url', payload: { url: 'https://books.example/list?year=2026' } },
    { name: 'browse/get', payload: { x: 'u1' } },
  ]);
});

test('an address that can’t be read says why and stays to be mended', async () => {
  const made = answerCalls({
    ...get,
    'browse/url': { error: 'This address cannot be reached from here.', code: 'bad_url' },
  });
  renderPage(ui);
  await searchFor('http://127.0.0.1/');
  expect(await screen.findByRole('alert')).toHaveTextContent('This address cannot be reached from here.');
  const field = screen.getByRole('textbox', { name: 'Web page address' });
  expect(field).toHaveValue('http://127.0.0.1/');
  await userEvent.clear(field);
  await userEvent.type(field, 'books.example{Enter}');
  expect(made.at(-1)).toMatchObject({ name: 'browse/url', payload: { url: 'books.example' } });
});

test('without an address the page asks for one', async () => {
  const made = answerCalls({});
  renderPage(ui, { url: '/browse/url' });
  await userEvent.click(await screen.findByRole('button', { name: 'Search this page' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter the address of a web page.');
  expect(made).toEqual([]);
});

test('the address of a form that was sent before scripts ran stands in the path, and is searched for', async () => {
  answerCalls({ ...get, 'browse/url': buildResultList({ id: 'u2' }) });
  const { address } = renderPage(ui, { url: '/browse/filter/t/books.example~2Flist/k/url' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Titles at books.example' })).toBeVisible();
  expect(address()).toBe('/browse/filter/x/u2');
});
