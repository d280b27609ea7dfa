/** @jest-environment jsdom */
import { answerCalls, renderPage } from '@bookfront/shared/testing';
import { answerFiles, textOf } from '@bookfront/shared/testing/answer-files';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { BrowseRoutes } from '../browse-routes';
import { SearchBox } from '../search-box';
import { buildReply } from '../testing/build-reply';
import { buildResultList } from '../testing/build-result-list';

const list = '9780306406157\n080442957X';
const context = { name: 'Titles in your list', list_id: '' };
const user = userEvent.setup({ applyAccept: false });
const fileOf = (name: string, size?: number) => {
  const file = new File([list], name);
  return size === undefined ? file : Object.defineProperty(file, 'size', { value: size });
};
const ui = (
  <>
    <SearchBox />
    <Link to="/item/1">Elsewhere</Link>
    <BrowseRoutes />
  </>
);

function open(url = '/browse/file/') {
  const sent = answerFiles();
  const made = answerCalls({ 'browse/get': buildReply({ context }), 'browse/getSuggest': { suggestions: [] } });
  return { sent, made, ...renderPage(ui, { url }) };
}
const give = async (file: File) => user.upload(await screen.findByLabelText(/Choose a file/), file);

beforeEach(() => sessionStorage.clear());

test('text with several ISBNs that is pasted is uploaded as a file and shown in its own order [SRC-06] [SRC-07] [NAV-57]', async () => {
  const { sent, made, address } = open('/browse');
  await user.click(screen.getByRole('combobox', { name: 'Search' }));
  await user.paste(list);
  expect(await screen.findByRole('progressbar', { name: 'Sending your list' })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.address).toBe('/customer/browse/file');
  expect(sent[0] && (await textOf(sent[0].file))).toBe(list);
  await sent[0]?.answer(buildResultList({ id: 'abc' }));
  expect(address()).toBe('/browse/filter/v/sequence/x/abc');
  expect(await screen.findByRole('heading', { level: 1, name: 'Titles in your list' })).toBeVisible();
  expect(made.at(-1)).toMatchObject({ name: 'browse/get', payload: { v: 'sequence', x: 'abc' } });
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('sequence');
});

test('a list that is typed and sent is one as well, and one ISBN is an ordinary search [SRC-06]', async () => {
  const { sent, address } = open('/browse');
  await user.click(screen.getByRole('combobox', { name: 'Search' }));
  await user.paste('978-0-306-40615-7');
  await user.keyboard('{Enter}');
  expect(sent).toHaveLength(0);
  expect(address()).toBe('/browse/filter/t/978-0-306-40615-7/k/keyword');
  await user.clear(screen.getByRole('combobox', { name: 'Search' }));
  await user.type(screen.getByRole('combobox', { name: 'Search' }), '0306406152 080442957x{Enter}');
  await screen.findByRole('progressbar');
  expect(sent).toHaveLength(1);
});

test('a file of the search box goes to browse/file, and its titles are shown by the id [SRC-05] [NAV-56]', async () => {
  const { sent, made, address } = open('/browse');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Search in' }), 'File');
  await user.upload(screen.getByLabelText('File with ISBNs'), fileOf('summer.csv'));
  await screen.findByRole('progressbar');
  expect(sent[0]?.file.name).toBe('summer.csv');
  await sent[0]?.answer(buildResultList({ id: 'r9', isbns: 3, matched: 2 }));
  expect(address()).toBe('/browse/filter/x/r9');
  expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
  expect(made.at(-1)?.payload).toMatchObject({ x: 'r9' });
  expect(await screen.findByText('We carry 2 of the 3 books on your list.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to all titles' })).toHaveAttribute('href', '/browse');
});

test('/browse/file shows the results of the file that the navigation leads to, and asks for one where it leads to none [NAV-59]', async () => {
  const { sent, address } = open();
  await give(fileOf('list.TXT'));
  await sent[0]?.answer(buildResultList());
  expect(address()).toBe('/browse/filter/x/r1');
});

test.each([
  ['a file over 50 MB [SRC-09]', fileOf('list.txt', 50 * 1024 * 1024 + 1), 'File is too large. (Max size is 50MB)'],
  [
    'a picture [SRC-10]',
    fileOf('cover.png'),
    'Files of this kind can’t be searched. Please choose .txt, .pdf, .xls, .xlsx, .html or .csv.',
  ],
  [
    'a file whose name has no ending',
    fileOf('csv'),
    'Files of this kind can’t be searched. Please choose .txt, .pdf, .xls, .xlsx, .html or .csv.',
  ],
  ['an empty file', fileOf('list.txt', 0), 'This file is empty.'],
])('%s is refused in the browser, and another can be chosen', async (_what, file, text) => {
  const { sent } = open();
  await give(file);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(sent).toEqual([]);
  await give(fileOf('list.txt', 50 * 1024 * 1024));
  expect(sent).toHaveLength(1);
});

test('the search box offers the kinds of files that are read, and no others [SRC-10]', async () => {
  open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Search in' }), 'File');
  expect(screen.getByLabelText('File with ISBNs')).toHaveAttribute('accept', '.txt,.pdf,.xls,.xlsx,.html,.csv');
});

test('while a file is sent and read its progress is shown, and it can be cancelled', async () => {
  const { sent, address } = open();
  await give(fileOf('list.txt'));
  await sent[0]?.progress(0.43);
  expect(screen.getByText('43%')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Sending “list.txt”' })).toHaveAttribute('value', '0.43');
  await sent[0]?.progress(1);
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
    'Looking for ISBNs in “list.txt”',
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sent[0]?.isGivenUp).toBe(true);
  expect(document.activeElement).toHaveTextContent('Search cancelled.');
  expect(address()).toBe('/browse/file/');
});

test('a search that is left is given up', async () => {
  const { sent, address } = open();
  await give(fileOf('list.txt'));
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(sent[0]?.isGivenUp).toBe(true);
  expect(address()).toBe('/item/1');
});

test('a list that is given while another is sent takes its place', async () => {
  const { sent, address } = open();
  await give(fileOf('first.txt'));
  await user.upload(screen.getByLabelText('File with ISBNs'), fileOf('second.txt'));
  expect(sent.map(({ isGivenUp }) => isGivenUp)).toEqual([true, false]);
  await sent[0]?.answer(buildResultList({ id: 'first' }));
  expect(screen.getByRole('progressbar', { name: 'Sending “second.txt”' })).toBeVisible();
  await sent[1]?.answer(buildResultList({ id: 'second' }));
  expect(address()).toBe('/browse/filter/x/second');
});

test('a file of the search box that was refused can be chosen again once it is mended', async () => {
  const { sent } = open();
  const file = Object.defineProperty(fileOf('list.txt'), 'size', { value: 0, configurable: true });
  await user.upload(screen.getByLabelText('File with ISBNs'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('This file is empty.');
  Object.defineProperty(file, 'size', { value: 20 });
  await user.upload(screen.getByLabelText('File with ISBNs'), file);
  expect(sent).toHaveLength(1);
});

test('the focus of a form that is sent goes to the progress in its place; in the search box it stays', async () => {
  open();
  await user.type(await screen.findByLabelText('Or paste a list of ISBNs'), list);
  await user.click(screen.getByRole('button', { name: 'Search for this list' }));
  expect(screen.getByRole('progressbar').parentElement).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Search in' }), 'Keyword');
  await user.click(screen.getByRole('combobox', { name: 'Search' }));
  await user.paste(list);
  expect(await screen.findByRole('progressbar')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus();
});

test('what an earlier release has kept of a list in another shape is not shown, and its titles are', async () => {
  sessionStorage.setItem('browse_lists', JSON.stringify([null, { id: 'r1', isbns: 2, matched: 2, failed_count: 1 }]));
  open('/browse/filter/x/r1');
  expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
  await act(async () => void (await import('.')));
  expect(screen.queryByText(/We have/)).toBeNull();
});

test('rows that failed are shown with their line and their reason, also after a filter and a reload', async () => {
  const failed = [
    {
      line: 14,
      text: '9780316769487',
      reason: 'This is not an ISBN: its check digit is wrong, or digits are missing.',
    },
  ];
  const { sent, unmount } = open();
  await give(fileOf('list.txt'));
  await sent[0]?.answer(buildResultList({ failed, failed_count: 120 }));
  expect((await screen.findByText('We carry all 2 books on your list.')).parentElement).toHaveFocus();
  await user.click(screen.getByText('120 rows couldn’t be read'));
  const row = within(screen.getByRole('table')).getByRole('row', { name: /9780316769487/ });
  expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('14');
  expect(row).toHaveTextContent('its check digit is wrong');
  expect(screen.getByText('And 119 more rows.')).toBeVisible();
  unmount();
  open('/browse/filter/f/BC/x/r1');
  expect(await screen.findByText('120 rows couldn’t be read')).toBeVisible();
});

test('a list’s notice names the ISBNs that the shop does not have, the first of many', async () => {
  const { sent } = open();
  await give(fileOf('list.txt'));
  await sent[0]?.answer(buildResultList({ isbns: 5, matched: 2, missing: ['9780306406157', '9780804429573'] }));
  await userEvent.click(await screen.findByText('3 ISBNs we don’t carry'));
  expect(screen.getByText('9780306406157')).toBeVisible();
  expect(screen.getByText('9780804429573')).toBeVisible();
  expect(screen.getByText('And 1 more ISBN.')).toBeVisible();
});

test.each([
  [1, 1, 'We carry the book on your list.'],
  [1, 0, 'We don’t carry the book on your list.'],
  [4, 0, 'We don’t carry any of the 4 books on your list.'],
  [4, 3, 'We carry 3 of the 4 books on your list.'],
])('of %i ISBNs with %i in the shop the notice says: %s', async (isbns, matched, text) => {
  const { sent } = open();
  await give(fileOf('list.txt'));
  await sent[0]?.answer(buildResultList({ isbns, matched }));
  expect(await screen.findByText(text)).toBeVisible();
});

test('a file without a single ISBN says so, with the rows that were none, and takes another', async () => {
  const { sent, address } = open();
  await give(fileOf('nonsense.txt'));
  await sent[0]?.answer(
    buildResultList({
      isbns: 0,
      matched: 0,
      failed_count: 1,
      failed: [{ line: 3, text: '9790', reason: 'This is sheet music.' }],
    }),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('There is no ISBN in “nonsense.txt”.');
  expect(screen.getByText('This is sheet music.')).toBeVisible();
  expect(screen.getByLabelText(/Choose a file/)).toBeEnabled();
  expect(address()).toBe('/browse/file/');
});

test('what the shop refuses is told in its words', async () => {
  const { sent } = open();
  await give(fileOf('program.txt'));
  await sent[0]?.answer({ error: 'This file could not be read.', code: 'bad_file' });
  expect(screen.getByRole('alert')).toHaveTextContent('This file could not be read.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a pasted list that gets lost on the way stays to be mended, and can be sent again as it is', async () => {
  const { sent, address } = open();
  await user.type(await screen.findByLabelText('Or paste a list of ISBNs'), list);
  await user.click(screen.getByRole('button', { name: 'Search for this list' }));
  await sent[0]?.loseConnection();
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t reach the shop.');
  expect(screen.getByLabelText('Or paste a list of ISBNs')).toHaveValue(list);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await sent[1]?.answer(buildResultList({ id: 'again' }));
  expect(address()).toBe('/browse/filter/v/sequence/x/again');
});

test('a list of 5,000 ISBNs is taken whole', async () => {
  const many = Array.from({ length: 5000 }, () => '9780306406157').join('\n');
  const { sent } = open('/browse');
  await user.click(screen.getByRole('combobox', { name: 'Search' }));
  await user.paste(many);
  await screen.findByRole('progressbar');
  expect(sent[0]?.file.size).toBe(many.length);
});
