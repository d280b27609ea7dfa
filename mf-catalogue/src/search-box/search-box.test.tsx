/** @jest-environment jsdom */
import type { Suggestion } from '@bookfront/shared/schemas';
import { answerCalls, renderPage } from '@bookfront/shared/testing';
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { SearchBox } from './search-box';

const emma: Suggestion = {
  eisbn: '9786800000011',
  title: 'Emma',
  subtitle: 'A Novel',
  author: 'Jane Austen',
  language: 'eng',
  cover_image_cache: 'c1',
  cover_url: '',
  price: 1250,
};
const dune: Suggestion = {
  ...emma,
  eisbn: '9786800000028',
  title: 'Dune',
  subtitle: '',
  author: 'Frank Herbert',
  price: null,
};
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const box = () => screen.getByRole('combobox', { name: 'Search' });
/** The wait for the last key, and a moment for the answer. */
const settle = async () => {
  await later(400);
  await later(10);
};
const later = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

beforeAll(() => import('./suggestions'));
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a search opens the path of its text and type [SRC-02]', async () => {
  answerCalls({ 'browse/getSuggest': { suggestions: [] } });
  const { address } = renderPage(<SearchBox />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Search in' }), 'Author');
  await user.type(box(), 'Jane Austen{Enter}');
  expect(address()).toBe('/browse/filter/t/Jane%20Austen/k/author');
});

test('an empty search opens the unfiltered browse [SRC-03]', async () => {
  const { address } = renderPage(<SearchBox />, { url: '/item/9786800000011' });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/browse/filter/');
});

test('the focus stays in the box after a search from a browse page, and the rows are closed', async () => {
  answerCalls({ 'browse/getSuggest': { suggestions: [emma] } });
  renderPage(<SearchBox />, { url: '/browse/filter/t/dune/k/title' });
  await user.clear(box());
  await user.type(box(), 'emma');
  await settle();
  await user.keyboard('{Enter}');
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('emma');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('on another page the box says that page’s search, and nothing where there is none', async () => {
  answerCalls({ 'browse/getSuggest': { suggestions: [] } });
  const ui = (
    <>
      <Link to="/browse/filter/t/Herbert/k/author">Frank Herbert</Link>
      <Link to="/item/9786800000011">Emma</Link>
      <SearchBox />
    </>
  );
  renderPage(ui, { url: '/browse/filter/t/dune/k/title' });
  await user.type(box(), ' half a word');
  await user.click(screen.getByRole('link', { name: 'Frank Herbert' }));
  expect(box()).toHaveValue('Herbert');
  expect(screen.getByRole('combobox', { name: 'Search in' })).toHaveValue('author');
  await user.type(box(), ' half a word');
  await user.click(screen.getByRole('link', { name: 'Emma' }));
  expect(box()).toHaveValue('');
});

test('the selector offers keyword, title, author, publisher, URL and file, and no series [SRC-01] [GAP-16]', () => {
  renderPage(<SearchBox />);
  const types = within(screen.getByRole('combobox', { name: 'Search in' })).getAllByRole('option');
  expect(types.map((type) => type.textContent)).toEqual(['Keyword', 'Title', 'Author', 'Publisher', 'URL', 'File']);
});

test.each(['a/b & c', 'AC/DC', '100%', 'C++', '#1', '"quoted"', '!exact', '%E0%A4%A', '..', '~7E', '📚 books'])(
  '%s comes back unaltered in the box [BRW-12]',
  async (term) => {
    answerCalls({ 'browse/getSuggest': { suggestions: [] } });
    const { address } = renderPage(<SearchBox />);
    await user.click(box());
    await user.paste(term);
    await user.keyboard('{Enter}');
    expect(address()).toContain('/k/keyword');
    expect(box()).toHaveValue(term);
  },
);

test('suggestions are asked once, 400 ms after the last key [SRC-13]', async () => {
  const made = answerCalls({ 'browse/getSuggest': { suggestions: [emma] } });
  renderPage(<SearchBox />);
  await user.type(box(), 'emm');
  await later(399);
  expect(made).toHaveLength(0);
  await later(1);
  expect(made).toHaveLength(1);
  expect(made[0]).toMatchObject({ payload: { t: 'emm' } });
});

test('a suggestion shows title, subtitle and author, and opens that title [SRC-14] [SRC-15]', async () => {
  answerCalls({ 'browse/getSuggest': { suggestions: [emma] } });
  const { address } = renderPage(<SearchBox />);
  await user.type(box(), 'emma');
  await settle();
  const row = screen.getByRole('option', { name: 'Emma A Novel Jane Austen $12.50' });
  expect(screen.getByRole('status')).toHaveTextContent('1 suggestion');
  await user.click(row);
  expect(address()).toBe('/item/9786800000011');
});

test('the row below the suggestions leads to all results, by click and by key', async () => {
  answerCalls({ 'browse/getSuggest': { suggestions: [emma] } });
  const { address } = renderPage(<SearchBox />);
  await user.type(box(), 'emma');
  await settle();
  await user.click(screen.getByRole('option', { name: 'All results for “emma”' }));
  expect(address()).toBe('/browse/filter/t/emma/k/keyword');
  await user.type(box(), 's');
  await settle();
  await user.keyboard('{ArrowUp}');
  expect(within(screen.getByRole('listbox')).getByRole('option', { selected: true })).toHaveTextContent(
    'All results for “emmas”',
  );
  await user.keyboard('{Enter}');
  expect(address()).toBe('/browse/filter/t/emmas/k/keyword');
});

test('when nothing matches the box says so [SRC-16]', async () => {
  answerCalls({ 'browse/getSuggest': { suggestions: [] } });
  renderPage(<SearchBox />);
  await user.type(box(), 'zzzz');
  await settle();
  expect(within(screen.getByRole('listbox')).getByText('No suggesstions found...')).toBeVisible();
});

test('the suggestions are at most 500 px wide [SRC-17]', async () => {
  answerCalls({ 'browse/getSuggest': { suggestions: [emma] } });
  renderPage(<SearchBox />);
  await user.type(box(), 'emma');
  await settle();
  expect(screen.getByRole('listbox')).toHaveStyle({ maxWidth: '500px' });
});

test('arrow keys choose a row, Enter opens it, Escape closes the rows and keeps the text', async () => {
  answerCalls({ 'browse/getSuggest': { suggestions: [emma, dune] } });
  const { address } = renderPage(<SearchBox />);
  await user.type(box(), 'novel');
  await settle();
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(box()).toHaveValue('novel');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const active = within(screen.getByRole('listbox')).getByRole('option', { selected: true });
  expect(active).toHaveAccessibleName('Dune Frank Herbert');
  expect(box()).toHaveAttribute('aria-activedescendant', active.id);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/item/9786800000028');
});

test('a slow early answer never stands for a later one', async () => {
  let answerFirst: (reply: object) => void = () => {};
  answerCalls({
    'browse/getSuggest': ({ t }) =>
      t === 'em' ? new Promise<object>((resolve) => (answerFirst = resolve)) : { suggestions: [dune] },
  });
  renderPage(<SearchBox />);
  await user.type(box(), 'em');
  await settle();
  await user.clear(box());
  await user.type(box(), 'dune');
  await settle();
  await act(async () => answerFirst({ suggestions: [emma] }));
  await later(10);
  expect(
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map((row) => row.textContent),
  ).toEqual(['DuneFrank Herbert', 'All results for “dune”']);
});

test('the file search has no text to suggest for, and asks for a file [SRC-08]', async () => {
  const made = answerCalls({ 'browse/getSuggest': { suggestions: [emma] } });
  renderPage(<SearchBox />);
  await user.type(box(), 'emma');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Search in' }), 'File');
  await user.keyboard('emma');
  await settle();
  expect(made).toEqual([]);
  expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull();
  const choose = jest.spyOn(HTMLInputElement.prototype, 'click');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(choose.mock.contexts).toEqual([screen.getByLabelText('File with ISBNs')]);
  choose.mockRestore();
});

test('an address has no suggestions, and may be longer than a term', async () => {
  const made = answerCalls({ 'browse/getSuggest': { suggestions: [emma] } });
  renderPage(<SearchBox />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Search in' }), 'URL');
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(field, 'books.example');
  await settle();
  expect(made).toEqual([]);
  expect(field).toHaveAttribute('maxlength', '2000');
});

test('the row that the arrow keys reach is scrolled into view', async () => {
  answerCalls({ 'browse/getSuggest': { suggestions: [emma, dune] } });
  const shown: string[] = [];
  // browsers give a promise
  const scrollIntoView = async function (this: HTMLElement) {
    shown.push(this.textContent ?? '');
  };
  Object.assign(HTMLElement.prototype, { scrollIntoView });
  renderPage(<SearchBox />);
  await user.type(box(), 'novel');
  await settle();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(shown.at(-1)).toBe('DuneFrank Herbert');
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});
