import { cad, countries, e, identifier, type Kind, market, price, rights, status, supply } from './message';

/** Prices, supplies and rights of one market beside others. */
export const marketKinds: Kind[] = [
  {
    kind: 'a price to compare with inside the price (ComparisonProductPrice)',
    expected: { refused: 0, price: 2000, orderable: true },
    price: e(
      'Price',
      e('PriceType', '01'),
      e('PriceAmount', '20.00'),
      e('CurrencyCode', 'CAD'),
      e(
        'ComparisonProductPrice',
        identifier('9780306406157'),
        e('PriceType', '01'),
        e('PriceAmount', '9.00'),
        e('CurrencyCode', 'CAD'),
      ),
    ),
  },
  {
    kind: 'the price of a reissue to come (Reissue)',
    expected: { refused: 0, price: 2000, orderable: true },
    price: e('Reissue', e('ReissueDate', '20350101'), price('35.00')) + cad,
  },
  {
    kind: 'two suppliers, of which the second has it',
    expected: { refused: 0, price: 2000, orderable: true },
    supply: e('ProductSupply', supply('43', price('25.00')) + supply('21', cad)),
  },
  {
    kind: 'no supply at all',
    expected: { refused: 0, taken: true, price: null, orderable: false },
    supply: '<!-- none -->',
  },
  {
    kind: 'a supply that is temporarily out with a day of return (list 65: 31, list 166: 08)',
    expected: { refused: 0, taken: true, price: 2000, is_forthcoming: false },
    availability: '31',
    supply: e(
      'ProductSupply',
      supply('31', cad, e('SupplyDate', e('SupplyDateRole', '08'), '<Date dateformat="00">20310201</Date>')),
    ),
  },
  {
    kind: 'a rental beside the sale (list 167: 10)',
    expected: { refused: 0, price: 2000 },
    form: 'ED',
    price:
      price(
        '5.00',
        e(
          'PriceCondition',
          e('PriceConditionType', '10'),
          e(
            'PriceConditionQuantity',
            e('PriceConditionQuantityType', '02'),
            e('Quantity', 30),
            e('QuantityUnit', '07'),
          ),
        ),
      ) + price('20.00'),
  },
  {
    kind: 'a price for those who buy another product (list 59: 09)',
    expected: { refused: 0, price: 2000 },
    price: price('4.00', e('PriceQualifier', '09')) + price('20.00', e('PriceQualifier', '00')),
  },
  {
    kind: 'a default price type that is net of the supplier (DefaultPriceType, list 58: 05)',
    expected: { refused: 0, taken: true, price: null, orderable: false },
    header: e('DefaultPriceType', '05') + e('DefaultCurrencyCode', 'CAD'),
    price: e('Price', e('PriceAmount', '11.40')),
  },
  {
    kind: 'sales rights that libraries alone have (list 46: 02, list 71: 06)',
    expected: { refused: 0, taken: true, orderable: false },
    publishing:
      status('04') +
      e(
        'SalesRights',
        e('SalesRightsType', '08'),
        e('Territory', e('RegionsIncluded', 'WORLD')),
        e('SalesRestriction', e('SalesRestrictionType', '06')),
      ),
  },
  {
    kind: 'a world without a country, and that country elsewhere (CountriesExcluded)',
    expected: { refused: 0, taken: true, orderable: false },
    publishing:
      status('04') +
      rights('01', e('RegionsIncluded', 'WORLD') + e('CountriesExcluded', 'AU CA NZ')) +
      e('ROWSalesRightsType', '00'),
  },
  {
    kind: 'a market of the rest of the world beside that of the US (RegionsIncluded ROW)',
    expected: { refused: 0, price: 2300, orderable: true },
    supply:
      e('ProductSupply', market(countries('US')), supply('20', price('19.00'))) +
      e(
        'ProductSupply',
        market(e('RegionsIncluded', 'WORLD') + e('CountriesExcluded', 'US')),
        supply('20', price('23.00')),
      ),
  },
];
