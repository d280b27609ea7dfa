import { countries, date, e, type Kind, market, price, priceIn, rights, status, supply } from './message';

/** Prices, availability and sales rights. */
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
];
