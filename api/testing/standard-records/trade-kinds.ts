import {
  countries,
  date,
  deleted,
  e,
  identifier,
  type Kind,
  market,
  message,
  partly,
  person,
  price,
  priceIn,
  product,
  rights,
  status,
  supply,
  text,
  titleOf,
} from './message';

export const tradeKinds: Kind[] = [
  {
    kind: 'a price with GST in it whose taxable part is told (list 58: 02, list 171: 02)',
    expected: { refused: 0, price: 2000, orderable: true },
    price: price(
      '21.00',
      '',
      '02',
      'CAD',
      e(
        'Tax',
        e('TaxType', '02'),
        e('TaxRateCode', 'S'),
        e('TaxRatePercent', 5),
        e('TaxableAmount', '20.00'),
        e('TaxAmount', '1.00'),
      ),
    ),
  },
  {
    kind: 'a library price before the consumer price (list 59: 16, 05)',
    expected: { refused: 0, price: 2000, orderable: true },
    price: price('60.00', e('PriceQualifier', '16')) + price('20.00', e('PriceQualifier', '05')),
  },
  {
    kind: 'prices for Quebec, for the world without the US and for the US (territories)',
    expected: { refused: 0, price: 2000, list_price_usa: 1500, orderable: true },
    price:
      priceIn('18.00', e('RegionsIncluded', 'CA-QC')) +
      priceIn('20.00', e('RegionsIncluded', 'WORLD') + e('CountriesExcluded', 'US')) +
      priceIn('15.00', countries('US'), 'USD'),
  },
  {
    kind: 'a price from ten copies on (MinimumOrderQuantity)',
    expected: { refused: 0, price: 2000, orderable: true },
    price: price('15.00', e('MinimumOrderQuantity', 10)) + price('20.00'),
  },
  {
    kind: 'a price that ended, the one that holds and one to come (list 173: 15, 14, 24)',
    expected: { refused: 0, price: 2000, orderable: true },
    price:
      price(
        '10.00',
        '',
        '01',
        'CAD',
        e('PriceDate', e('PriceDateRole', '15'), '<Date dateformat="00">20210101</Date>'),
      ) +
      price(
        '20.00',
        '',
        '01',
        'CAD',
        e('PriceDate', e('PriceDateRole', '24'), '<Date dateformat="06">2021010220350101</Date>'),
      ) +
      price(
        '30.00',
        '',
        '01',
        'CAD',
        e('PriceDate', e('PriceDateRole', '14'), '<Date dateformat="00">20350102</Date>'),
      ),
  },
  {
    kind: 'a title to come whose price is to be announced (list 57: 02)',
    expected: { refused: 0, taken: true, price: null, orderable: false },
    publishing: status('02') + date('01', '20310301'),
    availability: '10',
    price: e('UnpricedItemType', '02'),
  },
  {
    kind: "a supplier's net price alone (list 58: 05)",
    expected: { refused: 0, taken: true, price: null, orderable: false },
    price: price('11.40', '', '05'),
  },
  {
    kind: 'a price without a currency under the default of the message (DefaultCurrencyCode)',
    expected: { refused: 0, price: 2000, orderable: true },
    header: e('DefaultPriceType', '01') + e('DefaultCurrencyCode', 'CAD'),
    price: e('Price', e('PriceAmount', '20.00')),
  },
  {
    kind: 'pounds alone',
    expected: { refused: 0, taken: true, price: null, orderable: false },
    price: price('9.99', '', '02', 'GBP'),
  },
  {
    kind: 'a title withdrawn for good that a supplier has in stock (list 64: 17, list 65: 21)',
    expected: { refused: 0, taken: true, orderable: false },
    publishing: status('17') + date('01', '20200301'),
    availability: '21',
  },
  {
    kind: 'a title out of print at its publisher (list 64: 07, list 65: 51)',
    expected: {
      refused: 0,
      taken: true,
      orderable: false,
      available: [expect.objectContaining({ availability: 'out_of_print' })],
    },
    publishing: status('07') + date('01', '20100301'),
    availability: '51',
  },
  {
    kind: 'a part that is not sold on its own (list 65: 45)',
    expected: { refused: 0, taken: true, orderable: false },
    availability: '45',
  },
  {
    kind: 'an embargo after the publication date (list 163: 02)',
    expected: {
      refused: 0,
      is_forthcoming: true,
      release_date_text: expect.stringMatching(/May 1, 2031/),
      orderable: true,
      available: [expect.objectContaining({ availability: 'forthcoming' })],
    },
    publishing: status('02') + date('01', '20310415') + date('02', '20310501'),
    availability: '10',
  },
  {
    kind: 'a title that may not be ordered ahead yet (list 163: 27)',
    expected: { refused: 0, taken: true, orderable: false },
    publishing: status('02') + date('01', '20310415') + date('27', '20310101'),
    availability: '10',
  },
  {
    kind: 'a market of Britain before that of Canada, each with its date and price',
    expected: { refused: 0, price: 2400, is_forthcoming: true, release_date_text: expect.stringMatching(/2031/) },
    supply:
      e('ProductSupply', market(countries('GB')), supply('20', price('12.99', '', '02', 'GBP'))) +
      e(
        'ProductSupply',
        market(countries('CA')),
        e(
          'MarketPublishingDetail',
          e('MarketPublishingStatus', '02'),
          e('MarketDate', e('MarketDateRole', '01'), '<Date dateformat="00">20310601</Date>'),
        ),
        supply('10', price('24.00')),
      ),
  },
  {
    kind: 'a title not available in this market though in the other (list 68: 12)',
    expected: { refused: 0, taken: true, orderable: false },
    supply:
      e('ProductSupply', market(countries('US')), supply('20', price('15.00', '', '01', 'USD'))) +
      e(
        'ProductSupply',
        market(countries('CA')),
        e('MarketPublishingDetail', e('MarketPublishingStatus', '12')),
        supply('40', price('20.00')),
      ),
  },
  {
    kind: 'rights for the US alone and none in the rest of the world (list 46: 01, ROW 03)',
    expected: { refused: 0, taken: true, orderable: false },
    publishing: status('04') + rights('01', countries('US')) + e('ROWSalesRightsType', '03'),
  },
  {
    kind: 'rights for Canada without Quebec, in British Columbia',
    expected: { refused: 0, price: 2000, orderable: true },
    publishing:
      status('04') +
      rights('02', countries('CA') + e('RegionsExcluded', 'CA-QC')) +
      rights('03', e('RegionsIncluded', 'CA-QC')),
  },
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
