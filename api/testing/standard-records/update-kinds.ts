import { deleted, e, identifier, type Kind, message, partly, person, product, text, titleOf } from './message';

/** Updates, deletions, tests, and products that are no single book. */
export const updateKinds: Kind[] = [
  {
    kind: 'an update of the texts alone (list 1: 04, block 2)',
    expected: {
      refused: 0,
      price: 2000,
      orderable: true,
      description: expect.stringContaining('New words'),
      authors: [{ name: 'Ann Lee', canadian: false }],
    },
    collateral: text('03', '00', 'Old words'),
    later: (isbn) => [partly(isbn, e('CollateralDetail', text('03', '00', 'New words')))],
  },
  {
    kind: 'an update of the description block that has another author (list 1: 04, block 1)',
    expected: {
      refused: 0,
      title: 'Tides and Moons',
      authors: [{ name: 'Bo Berg', canadian: false }],
      pages: null,
      description: expect.stringContaining('Old words'),
      price: 2000,
    },
    detail: '',
    collateral: text('03', '00', 'Old words'),
    later: (isbn) => [
      partly(
        isbn,
        e(
          'DescriptiveDetail',
          e('ProductComposition', '00'),
          e('ProductForm', 'BC'),
          titleOf('01', e('TitleText', 'Tides and Moons')),
          person('A01', e('PersonName', 'Bo Berg')),
        ),
      ),
    ],
  },
  {
    kind: 'a part of a title that nobody has (list 1: 04)',
    expected: { refused: 1, taken: false, orderable: false },
    file: (isbn) => partly(isbn, e('CollateralDetail', text('03', '00', 'New words'))),
  },
  {
    kind: 'a title that is deleted and comes back (list 1: 05, 03)',
    expected: { refused: 0, taken: true, price: 2000, orderable: true },
    later: (isbn) => [deleted(isbn), message(product(isbn, { kind: '', expected: {}, detail: '<!-- again -->' }))],
  },
  {
    kind: 'a title that is deleted (list 1: 05)',
    expected: { refused: 0, orderable: false },
    later: (isbn) => [deleted(isbn)],
  },
  {
    kind: 'a record for testing (list 1: 89)',
    expected: { taken: false, orderable: false },
    notification: '89',
  },
  {
    kind: 'two books in a slipcase (list 2: 10, list 150: SC)',
    expected: { refused: 0, binding_code: 'SC', tax: 'book', price: 2000, orderable: true },
    composition: '10',
    form: 'SC',
    detail: ['9780306406157', '9780471958697']
      .map((part) =>
        e('ProductPart', '<PrimaryPart/>', identifier(part), e('ProductForm', 'BC'), e('NumberOfCopies', 1)),
      )
      .join(''),
  },
  {
    kind: 'a filled counterpack for the trade (list 2: 30, list 150: XE)',
    expected: { orderable: false },
    composition: '30',
    form: 'XE',
    detail: e(
      'ProductPart',
      identifier('9780306406157'),
      e('ProductForm', 'BC'),
      e('NumberOfItemsOfThisForm', 1),
      e('NumberOfCopies', 12),
    ),
  },
  {
    kind: 'a jigsaw with an ISBN (list 150: ZJ)',
    expected: { refused: 0, binding_code: 'ZJ', tax: 'other', price: 2000, orderable: true },
    form: 'ZJ',
  },
  {
    kind: 'a downloadable EPUB (list 150: ED, list 175: E101)',
    expected: { refused: 0, taken: true, binding_code: 'ED', tax: 'other' },
    form: 'ED',
    detail: e('ProductFormDetail', 'E101') + e('EpubTechnicalProtection', '03'),
  },
];
