import { describe, expect, it } from '@jest/globals';
import { browsePayloadSchema } from '../schemas/browse';
import { browsePath, browsePayload, emptyView, parseFilters, pathOfQuery, toggleFilter } from './filters';
import { href, safeReturn } from './href';

const pathOf = (t: string) => href.search(t, 'keyword');
const rest = (path: string) => path.replace('/browse/filter/', '');

describe('the path of a browse view', () => {
  const hostile = [
    'AC/DC',
    '100%',
    'C++',
    'a&b',
    '#1',
    '"quoted"',
    '!exact',
    '%E0%A4%A',
    '🦉',
    '..',
    '.',
    'a\\b',
    'a?b=c',
    'x~7Ey',
    '\ud800',
    'été 東京',
  ];

  it.each(hostile)('keeps the text %j through path and back [BRW-12]', (text) => {
    const path = pathOf(text);
    expect(path).not.toMatch(/%2F|%5C|%25|\/\.\.?\//i);
    expect(parseFilters(rest(new URL(path, 'http://shop').pathname)).t).toBe(text.toWellFormed());
  });

  it('carries repeated values of every letter [BRW-01] [BRW-02] [BRW-03] [BRW-07]', () => {
    const view = parseFilters('b/new/b/used/s/Fiction/n/Drama/c/x/r/y/g/eng/j/onhand');
    expect(view.filters).toEqual({
      b: ['new', 'used'],
      s: ['Fiction'],
      n: ['Drama'],
      c: ['x'],
      r: ['y'],
      g: ['eng'],
      j: ['onhand'],
    });
  });

  it('reads text and keyword type in either order and writes one (GAP-17) [NAV-53]', () => {
    expect(parseFilters('k/author/t/Austen')).toEqual(parseFilters('t/Austen/k/author'));
    expect(browsePath(parseFilters('k/author/t/Austen'))).toBe('/browse/filter/t/Austen/k/author');
  });

  it('searches for a hand-typed path with broken escapes as it stands [BRW-12]', () => {
    expect(parseFilters('t/100%').t).toBe('100%');
    expect(parseFilters('t/%E0%A4%A').t).toBe('%E0%A4%A');
    expect(parseFilters('t/caf%C3%A9%2').t).toBe('café%2');
  });

  it('cuts a text at the longest that can be searched for', () => {
    expect(parseFilters(`t/${'a'.repeat(300)}`).t).toHaveLength(200);
    expect(parseFilters(`t/${'a'.repeat(199)}%20b`).t).toHaveLength(199);
  });

  it('keeps a text on one line: line ends and control characters are spaces, and a blank text is none', () => {
    expect(parseFilters('t/sea%E2%80%A8dog/s/Fiction%0A')).toEqual({ filters: { s: ['Fiction'] }, t: 'sea dog', o: 0 });
    expect(parseFilters('t/a%00b').t).toBe('a b');
    expect(parseFilters('t/%20/s/%C2%A0')).toEqual(emptyView);
    expect(pathOf('sea\u2028dog\r\ncat')).toBe('/browse/filter/t/sea%20dog%20cat/k/keyword');
    expect(pathOfQuery([['t', 'sea\r\ndog']])).toBe('/browse/filter/t/sea%20dog');
  });

  it('leaves out the filters and cuts the list that the api would not take', () => {
    const many = Array.from({ length: 300 }, (_, i) => `n/z${i}`).join('/');
    const { n } = browsePayload(parseFilters(many), 26);
    expect(n?.split('|')).toHaveLength(200);
    expect([n, `${n}|z`].map((values) => browsePayloadSchema.safeParse({ n: values }).success)).toEqual([true, false]);
    expect(parseFilters(`s/Fiction/s/${'a'.repeat(9000)}`).filters).toEqual({ s: ['Fiction'] });
    expect(parseFilters(`s/${'a'.repeat(8000)}`).filters.s).toHaveLength(1);
    expect(parseFilters(`s/${'a'.repeat(8001)}`).filters.s).toBeUndefined();
    expect(parseFilters(`x/${'a'.repeat(65)}`).x).toHaveLength(64);
  });

  it('writes and reads every part of a view [BRW-01]', () => {
    const path = '/browse/filter/t/dune/k/title/b/new/s/Fiction/s/Drama/v/price/x/id-7/l/100/o/52';
    const view = {
      filters: { b: ['new'], s: ['Fiction', 'Drama'] },
      t: 'dune',
      k: 'title',
      v: 'price',
      x: 'id-7',
      l: 100,
      o: 52,
    };
    expect(browsePath(view)).toBe(path);
    expect(parseFilters(rest(path))).toEqual(view);
    const { filters: _filters, ...own } = view;
    expect(browsePayload(view, 26)).toEqual({ ...own, b: 'new', s: 'Fiction|Drama', l: '100', o: '52' });
    expect(browsePayload(emptyView, 26)).toStrictEqual({ l: '26', o: '0' });
    expect(parseFilters('t/k/s/o')).toEqual({ filters: { s: ['o'] }, t: 'k', o: 0 });
  });

  it('does not mind doubled slashes', () =>
    expect(parseFilters('/t//dune/k/title//')).toEqual({ filters: {}, t: 'dune', k: 'title', o: 0 }));

  it('escapes dots where they are all of a segment, and reads a tilde that escapes nothing as itself [BRW-12]', () => {
    expect(pathOf('Well..')).toBe('/browse/filter/t/Well../k/keyword');
    expect(pathOf('..well')).toBe('/browse/filter/t/..well/k/keyword');
    expect(parseFilters('t/a~5').t).toBe('a~5');
  });

  it('takes a value that a path names twice once, in the place of its first', () => {
    const view = parseFilters('s/Fiction/s/Drama/s/Fiction/b/Fiction');
    expect(view.filters).toEqual({ s: ['Fiction', 'Drama'], b: ['Fiction'] });
    expect(browsePayload(view, 26).s).toBe('Fiction|Drama');
    expect(toggleFilter(view, 's', 'Fiction').filters.s).toEqual(['Drama']);
  });

  it('leaves out what it cannot read: unknown letters, a lone key, odd offsets and page sizes', () => {
    expect(parseFilters('q/50/o/-1/l/27/o/abc/t')).toEqual(emptyView);
    expect(parseFilters('o/1000000000')).toEqual(emptyView);
  });

  it('goes back to the first page when a filter changes [BRW-15]', () => {
    const view = parseFilters('s/Fiction/o/52');
    expect(toggleFilter(view, 's', 'Drama')).toEqual({ filters: { s: ['Fiction', 'Drama'] }, o: 0 });
    expect(toggleFilter(view, 's', 'Fiction').filters.s).toEqual([]);
    expect(toggleFilter(view, 'b', 'new').filters).toEqual({ s: ['Fiction'], b: ['new'] });
  });

  it('replaces the value of a group that takes one', () => {
    expect(toggleFilter(parseFilters('f/BB'), 'f', 'BC', 'single').filters.f).toEqual(['BC']);
  });

  it('sends the page size of the path, else the cookie’s (GAP-20) [BRW-09]', () => {
    expect(browsePayload(parseFilters('l/100'), 50).l).toBe('100');
    expect(browsePayload(emptyView, 50).l).toBe('50');
  });

  it('joins the values of one letter so that a value may hold the joint itself', () => {
    expect(browsePayload(parseFilters('s/a%7Cb/s/c'), 26).s).toBe('a%7Cb|c');
  });
});

describe('a plain form', () => {
  it.each([
    [{ t: ' a/b ', k: 'title' }, '/browse/filter/t/a~2Fb/k/title'],
    [{ t: 'books.example/list', k: 'url' }, '/browse/filter/t/books.example~2Flist/k/url'],
    [{ t: 'x', k: 'file' }, '/browse/file/'],
    [{ t: '', k: 'keyword' }, '/browse/filter/'],
  ])('of %j leads to %s', (fields, path) => expect(pathOfQuery(Object.entries(fields))).toBe(path));
});

describe('addresses', () => {
  it('an empty search opens the unfiltered browse [SRC-03]', () => expect(pathOf('  ')).toBe('/browse/filter/'));
  it('a search opens t/{term}/k/{type} [SRC-02]', () =>
    expect(href.search('dune', 'title')).toBe('/browse/filter/t/dune/k/title'));

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '\\/x',
    '/a\nb',
    '/.//evil.example',
    '',
    null,
    undefined,
  ])('never returns to %j', (path) => {
    expect(safeReturn(path)).toBe('/');
  });
  it.each(['x'.repeat(4000), `?t=${'書'.repeat(500)}`])('never returns to what is too long for a header', (path) => {
    expect(safeReturn(`/${path}`)).toBe('/');
  });
  it('spells a path for a header', () => expect(safeReturn('/é/😀?x=ü')).toBe('/%C3%A9/%F0%9F%98%80?x=%C3%BC'));
  it('lets a query have what a path may not', () => expect(safeReturn('/item/1?x=a\\b')).toBe('/item/1?x=a\\b'));
  it('returns to a path of the shop', () => expect(safeReturn('/item/1?x=2#y')).toBe('/item/1?x=2#y'));
});
