import { canadianShop, entryOf, product2, product3, release2, updateOf } from '../../../testing/onix-product';
import { tableRecord } from '../table/table-record';
import { formName, productClassOf } from './product-form';

const place = { record: 1, line: 1 };
const form = (code: string, more = '') => `<ProductForm>${code}</ProductForm>${more}`;
const detail = (code: string) => `<ProductFormDetail>${code}</ProductFormDetail>`;
const part = (code: string) => `<ProductPart>${form(code)}</ProductPart>`;

describe('the tax class', () => {
  it.each([
    ['BB', 'book'],
    ['BC', 'book'],
    ['BN', 'book'],
    ['AC', 'book'],
    ['AB', 'book'],
    ['BF', 'other'],
    ['AJ', 'other'],
    ['AK', 'other'],
    ['AN', 'other'],
    ['AO', 'other'],
    ['CB', 'other'],
    ['DB', 'other'],
    ['DG', 'other'],
    ['EA', 'other'],
    ['ED', 'other'],
    ['LB', 'other'],
    ['PC', 'other'],
    ['PR', 'other'],
    ['SG', 'other'],
    ['VI', 'other'],
    ['WW', 'other'],
    ['XA', 'other'],
    ['ZE', 'other'],
    ['ZJ', 'other'],
    ['00', 'other'],
  ])('of the form %s is %s', (code, expected) => {
    expect(updateOf(product3({ detail: form(code) })).fields.product_class).toBe(expected);
    expect(updateOf(product2(form(code)), release2).fields.product_class).toBe(expected);
  });

  it.each([
    ['a book to colour', form('BC', detail('B201')), 'colouring_book'],
    ['a book of stickers', form('BC', detail('B209')), 'colouring_book'],
    ['a book to press out', form('BC', detail('B102') + detail('B216')), 'colouring_book'],
    ['a binder without leaves', form('BD', detail('B302')), 'other'],
    ['a pop-up book', form('BB', detail('B206')), 'book'],
    ['a set of books', form('SB', part('BC') + part('BC')), 'book'],
    ['a set of unnamed parts', form('SB'), 'book'],
    ['a book with its CD', form('SC', part('BB') + part('AC')), 'book'],
    ['a book with its CD-ROM', form('SF', part('BB') + part('DB')), 'book'],
    ['a book with a toy', form('SB', part('BH') + part('ZC')), 'other'],
    ['a box of diaries', form('SB', part('PF')), 'other'],
  ])('of %s', (_what, xml, expected) =>
    expect(updateOf(product3({ detail: xml })).fields.product_class).toBe(expected),
  );

  it('follows the subtitle too', () =>
    expect(productClassOf({ form: 'BC', words: 'Secret Coves An Inky Coloring Book' })).toBe('colouring_book'));

  it.each([
    ['Paperback', 'book', 'Paperback'],
    ['MP3 CD', 'book', 'Audiobook CD'],
    ['Audiobook (Download)', 'other', 'Audiobook download'],
    ['Digital Audiobook', 'other', 'Audiobook download'],
    ['EPUB', 'other', 'E-book'],
    ['Hardcover Journal', 'other', 'Diary'],
    ['Wall Calendar', 'other', 'Calendar'],
    ['Jigsaw Puzzle', 'other', 'Jigsaw'],
    ['Board Game', 'other', 'Game'],
    ['Mug', 'other', 'Mug'],
    ['Tote Bag', 'other', 'Tote bag'],
    ['DVD', 'other', 'DVD'],
    ['Greeting Cards', 'other', 'Cards'],
    ['Sidelines', 'other', 'General merchandise'],
    ['Magazine', 'other', 'Stationery'],
    ['Paperback with map and stickers', 'book', 'Paperback'],
    ['Sticker Book', 'book', 'Book'],
    ['Gift Edition, Hardcover', 'book', 'Hardcover'],
  ])('of a table’s %j is %s, bound as %s', (binding, product_class, shown) => {
    const entry = tableRecord({ isbn: ['9780306406157'], title: ['Emma'], binding: [binding] }, place, canadianShop);
    expect(entry).toMatchObject({ update: { fields: { product_class, binding: shown } } });
  });

  it('of a table’s colouring book is told by its title, and left alone where it isn’t said', () => {
    const isbn = ['9780306406157'];
    const fields = (cells: object) => tableRecord({ isbn, ...cells }, place, canadianShop);
    expect(fields({ title: ['Coves: A Colouring Book'] })).toMatchObject({
      update: { fields: { product_class: 'colouring_book' } },
    });
    expect(fields({ title: ['Emma'] })).not.toHaveProperty('update.fields.product_class');
    expect(fields({ binding: ['Paperback'] })).not.toHaveProperty('update.fields.product_class');
    expect(fields({ binding: ['Calendar'] })).toHaveProperty('update.fields.product_class', 'other');
  });
});

it.each([
  ['BQ', 'QQ'],
  ['XP', 'S1'],
])('%s and %s are in no list: the entry names them', (...codes) => {
  for (const code of codes) {
    expect(formName(code)).toBeUndefined();
    expect(entryOf(product3({ detail: form(code) }))).toMatchObject({ unknownForm: code });
  }
  expect(entryOf(product3({ detail: form('BC') }))).not.toHaveProperty('unknownForm');
});
