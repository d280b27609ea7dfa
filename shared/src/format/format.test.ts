import { describe, expect, it } from '@jest/globals';
import { buildOffer } from '../testing/builders';
import { formatCount } from './count';
import { toIsbn10, toIsbn13 } from './isbn';
import { formatMoney } from './money';
import { formatPhone } from './phone';
import { coverSrc, formatAuthors, isCartable, mainOffer, noCover, stockText, stockTone } from './title';

describe('ISBNs', () => {
  it.each([
    ['080442957X', '9780804429573'],
    ['155404295X', '9781554042951'],
    ['0471958697', '9780471958697'],
    ['0306406020', '9780306406027'],
    ['3-16-148410-X', '9783161484100'],
    ['995337256x', '9789953372563'],
    ['978-0-306-40615-7', '9780306406157'],
    ['0-306-40615-2', '9780306406157'],
    ['9781960957030', '9781960957030'],
    ['9791090636071', '9791090636071'],
    ['X 080442957 X'.slice(2), '9780804429573'],
    ['0 8044 2957 X ', '9780804429573'],
    ['ISBN 1960957031', '9781960957030'],
    ['979-10-90636-07-1', '9791090636071'],
    ['978‑0‑306‑40615‑7', '9780306406157'],
    ['\u200e9780306406157', '9780306406157'],
    ['\u202a978-0-306-40615-7\u202c', '9780306406157'],
    ['97803064\u200b06157', '9780306406157'],
    ['９７８０３０６４０６１５７', '9780306406157'],
    ['０８０４４２９５７Ｘ', '9780804429573'],
    ['9780306406157.', '9780306406157'],
    ['(9780306406157)', '9780306406157'],
    ['“9780306406157”,', '9780306406157'],
    ['9780306406157 (pbk)', '9780306406157'],
    ['9780306406157 (pbk) ', '9780306406157'],
    ['ISBN–13: 978-0-306-40615-7 (pbk.)', '9780306406157'],
    ['ISBN-10: 0-306-40615-2', '9780306406157'],
    ['ISBN1354000005', '9781354000007'],
    ['ISBN13 9780306406157', '9780306406157'],
    ['ISBN (: 9780306406157', '9780306406157'],
    ['EAN 9780306406157', '9780306406157'],
    ['urn:isbn:9780306406157', '9780306406157'],
  ])('reads %s as %s [SRC-11] [SRC-12]', (text, isbn) => expect(toIsbn13(text)).toBe(isbn));

  it.each([
    '487311336X',
    '0306406021',
    '030640602X',
    '9780316769487',
    '9790260000438',
    '9771234567898',
    '12345',
    '',
    '10 9780306406157',
    'x9780306406157',
    '9780306406157 1',
    '978/0306406157',
    '03064061521',
    '978030640615 (pbk) 7',
    'ISBN 978030640610157',
  ])('refuses %s', (text) => expect(toIsbn13(text)).toBeUndefined());

  it('looks at no text that is too long for one number', () => {
    expect(toIsbn13(`${' '.repeat(287)}9780306406157`)).toBe('9780306406157');
    expect(toIsbn13(`${' '.repeat(288)}9780306406157`)).toBeUndefined();
  });

  it('goes back to ten digits only for 978', () => {
    expect(toIsbn10('9780306406157')).toBe('0306406152');
    expect(toIsbn10('9780306406027')).toBe('0306406020');
    expect(toIsbn10('9780804429573')).toBe('080442957X');
    expect(toIsbn10('9798732190021')).toBeUndefined();
    expect(toIsbn10('9780306406158')).toBeUndefined();
  });
});

describe('money', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [123450, '$1,234.50'],
    [-300, '-$3.00'],
    [99990000, '$999,900.00'],
  ])('writes %d cents as %s [SHL-71]', (cents, text) => expect(formatMoney(cents)).toBe(text));
});

it.each([
  [0, '0'],
  [999, '999'],
  [1064, '1,064'],
  [25_000, '25,000'],
  [1_000_000, '1,000,000'],
])('a count of %d is written %s', (count, text) => expect(formatCount(count)).toBe(text));

describe('offers', () => {
  it('is green only with a price and stock on hand [OFR-08]', () => {
    expect(stockTone(buildOffer())).toBe('green');
    expect(stockTone(buildOffer({ onhand: 0 }))).toBe('orange');
    expect(stockTone(buildOffer({ price: 0 }))).toBe('orange');
  });

  it('tells each state of an offer apart [OFR-03] [OFR-07]', () => {
    const texts = [
      buildOffer({ onhand: 5 }),
      buildOffer({ onhand: 'Y' }),
      ...(['out_of_print', 'out_of_stock_indefinitely', 'forthcoming', 'no_price'] as const).map((availability) =>
        buildOffer({ onhand: 0, availability }),
      ),
    ].map(stockText);
    expect(texts).toEqual([
      '5 in stock',
      'In stock',
      'Out of print',
      'Out of stock indefinitely',
      'Forthcoming',
      'Contact store for availability',
    ]);
  });

  it('cannot be put in a cart without a price [OFR-11]', () => {
    expect(isCartable(buildOffer({ price: null, availability: 'no_price' }))).toBe(false);
    expect(isCartable(buildOffer({ onhand: 0, is_extra_orderable: true }))).toBe(true);
    expect(isCartable(buildOffer({ onhand: 0 }))).toBe(false);
  });

  it('shows the first offer that can be bought', () => {
    const used = buildOffer({ code: 'used', used: true });
    expect(mainOffer({ available: [buildOffer({ price: null, availability: 'no_price' }), used] })).toBe(used);
  });
});

it('names three authors at most', () => {
  const authors = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name }));
  expect([0, 1, 2, 3, 5].map((n) => formatAuthors(authors.slice(0, n)))).toEqual([
    '',
    'A',
    'A and B',
    'A, B and C',
    'A, B and 3 others',
  ]);
});

describe('phones', () => {
  it.each([
    ['6045550100', '(604) 555-0100'],
    ['16045550100', '(604) 555-0100'],
    ['+1 604.555.0100', '(604) 555-0100'],
    ['1604555010', '1604555010'],
    ['0612345678', '0612345678'],
    ['+47 22 12 34 56', '+47 22 12 34 56'],
    ['+1 604 555 0100', '(604) 555-0100'],
    ['+44 20 7946 0018', '+44 20 7946 0018'],
  ])('%s is shown as %s [ACC-55] [ACC-56] [GAP-66]', (text, shown) => expect(formatPhone(text)).toBe(shown));

  it.each([
    ['CN', '13812345678', '13812345678'],
    ['FR', '2125550100', '2125550100'],
    ['JM', '18765550100', '(876) 555-0100'],
  ])('of %s, %s is shown as %s', (country, text, shown) => expect(formatPhone(text, country)).toBe(shown));
});

it('a title that the shop no longer has is shown with the stand-in for a cover [SHL-72]', () => {
  const gone = { eisbn: '9780000000002', cover_image_cache: '', cover_url: '' };
  expect(coverSrc(gone)).toBe(noCover);
  expect(coverSrc({ ...gone, cover_image_cache: 'a1' })).toBe('/covers/9780000000002/a1-400.webp');
});
