import { canadianShop, entryOf, product2, product3, release2, release3 } from '../../../testing/onix-product';
import { statusFrom } from '../../title/feed-state';
import { readHeader } from './reading/header';

const price = (amount: string, more = '', type = '01') =>
  `<Price><PriceType>${type}</PriceType>${more}<PriceAmount>${amount}</PriceAmount><CurrencyCode>CAD</CurrencyCode></Price>`;
const supplied = (content: string, availability = '21') =>
  `<ProductSupply><SupplyDetail><ProductAvailability>${availability}</ProductAvailability>${content}</SupplyDetail></ProductSupply>`;
const rights = (type: string, territory: string, more = '') =>
  `<SalesRights><SalesRightsType>${type}</SalesRightsType><Territory>${territory}</Territory>${more}</SalesRights>`;
const countries = (codes: string) => `<CountriesIncluded>${codes}</CountriesIncluded>`;
const regions = (codes: string) => `<RegionsIncluded>${codes}</RegionsIncluded>`;
const date = (role: string, format: string, text: string) =>
  `<PublishingDate><PublishingDateRole>${role}</PublishingDateRole><Date dateformat="${format}">${text}</Date></PublishingDate>`;
const by = (role: string, name: string) =>
  `<Contributor><ContributorRole>${role}</ContributorRole>${name}</Contributor>`;
const extent = (type: string, value: string, unit: string) =>
  `<Extent><ExtentType>${type}</ExtentType><ExtentValue>${value}</ExtentValue><ExtentUnit>${unit}</ExtentUnit></Extent>`;
const audience = (type: string, value: string) =>
  `<Audience><AudienceCodeType>${type}</AudienceCodeType><AudienceCodeValue>${value}</AudienceCodeValue></Audience>`;
const titled = (type: string, elements: string) =>
  `<TitleDetail><TitleType>${type}</TitleType>${elements}</TitleDetail>`;
const element = (level: string, content: string) =>
  `<TitleElement><TitleElementLevel>${level}</TitleElementLevel>${content}</TitleElement>`;
/** A product whose own titles replace the usual one. */
const withTitles = (titles: string) => product3({}).replace(/<TitleDetail>.*<\/TitleDetail>/, titles);

/** What a shopper gets of the record. `isBuyable`: a supplier takes orders for it, and nothing keeps it off sale. */
function outcome(xml: string, header = release3) {
  const entry = entryOf(xml, header, canadianShop);
  if (entry.kind !== 'title') return { kind: entry.kind };
  const { fields, offer } = entry.update;
  const state = statusFrom({ published: '', supplied: '', ...fields.extras?.states });
  const isOpen = state.for_sale && (state.status === 'active' || state.status === 'forthcoming');
  return {
    kind: entry.kind,
    ...fields,
    ...state,
    author: fields.authors?.map(({ name }) => name).join(', '),
    price: offer.price,
    onhand: offer.onhand,
    isBuyable: isOpen && offer.is_extra_orderable === true,
    released: fields.release_date && new Date(fields.release_date * 1000).toISOString().slice(0, 10),
  };
}

const inStock = supplied(price('20.00'));
const composed = (code: string) =>
  product3({
    detail: `<ProductComposition>${code}</ProductComposition><ProductForm>BC</ProductForm>`,
    supply: inStock,
  });

/** Written from the code lists; what is expected was written down before the records were read. */
const records: readonly [what: string, xml: string, expected: object, header?: typeof release3][] = [
  ['an ordinary paperback', composed('00'), { isBuyable: true, price: 2000 }],
  ['a part that is not sold alone (list 2: 01)', composed('01'), { isBuyable: false }],
  ['a trade-only product (list 2: 20)', composed('20'), { isBuyable: false }],
  ['a trade-only pack (list 2: 30)', composed('30'), { isBuyable: false }],
  [
    'a dumpbin (list 150: XC)',
    product3({ detail: '<ProductForm>XC</ProductForm>', supply: inStock }),
    { isBuyable: false },
  ],
  [
    'active, but not sold separately (list 64: 13)',
    product3({ publishing: '<PublishingStatus>13</PublishingStatus>', supply: inStock }),
    { isBuyable: false },
  ],
  [
    'no longer our product (list 64: 05)',
    product3({ publishing: '<PublishingStatus>05</PublishingStatus>', supply: inStock }),
    { isBuyable: false },
  ],
  ['apply direct (list 65: 44)', product3({ supply: supplied(price('20.00'), '44') }), { isBuyable: false }],
  [
    'no recent update received (list 65: 97)',
    product3({ supply: supplied(price('20.00'), '97') }),
    { isBuyable: false, for_sale: true },
  ],
  ['a notice of sale (list 1: 08)', product3({ notification: '08', supply: inStock }), { kind: 'title' }],
  ['a rental price (list 58: 06)', product3({ supply: supplied(price('20.00', '', '06')) }), { price: null }],
  [
    'a nominal value for claims (list 58: 36)',
    product3({ supply: supplied(price('20.00', '', '36')) }),
    { price: null },
  ],
  [
    'a reservation order price beside the retail price (list 59: 07)',
    product3({ supply: supplied(price('15.00', '<PriceQualifier>07</PriceQualifier>') + price('20.00')) }),
    { price: 2000 },
  ],
  [
    'a consumer price (list 59: 05)',
    product3({ supply: supplied(price('20.00', '<PriceQualifier>05</PriceQualifier>')) }),
    { price: 2000 },
  ],
  ['free of charge', product3({ supply: supplied('<UnpricedItemType>01</UnpricedItemType>') }), { price: null }],
  ['an amount of nothing', product3({ supply: supplied(price('0.00')) }), { price: null }],
  [
    'a price for Quebec alone',
    product3({ supply: supplied(price('20.00', `<Territory>${regions('CA-QC')}</Territory>`)) }),
    { price: null },
  ],
  [
    'a price for the world but the United States',
    product3({
      supply: supplied(
        price('20.00', `<Territory>${regions('WORLD')}<CountriesExcluded>US</CountriesExcluded></Territory>`),
      ),
    }),
    { price: 2000 },
  ],
  [
    'a price without a currency, where the header has one',
    product3({ supply: supplied('<Price><PriceType>01</PriceType><PriceAmount>20.00</PriceAmount></Price>') }),
    { price: 2000 },
    readHeader('<ONIXMessage release="3.0"><Header><DefaultCurrencyCode>CAD</DefaultCurrencyCode></Header>'),
  ],
  [
    'rights for British Columbia and Alberta',
    product3({ publishing: rights('01', regions('CA-BC CA-AB')), supply: inStock }),
    { isBuyable: true },
  ],
  [
    'rights for the world, but another’s in Canada (list 46: 04)',
    product3({ publishing: rights('02', regions('WORLD')) + rights('04', countries('CA')), supply: inStock }),
    { isBuyable: false },
  ],
  [
    'one retailer’s own (list 71: 04)',
    product3({
      publishing: rights(
        '01',
        countries('CA'),
        '<SalesRestriction><SalesRestrictionType>04</SalesRestrictionType></SalesRestriction>',
      ),
      supply: inStock,
    }),
    { isBuyable: false },
  ],
  [
    'known in a year to come',
    product3({
      publishing: `<PublishingStatus>02</PublishingStatus>${date('01', '05', '2027')}`,
      supply: supplied(price('20.00'), '10'),
    }),
    { status: 'forthcoming', released: '2027-01-01', release_precision: 'year', isBuyable: true },
  ],
  ['a day in words (list 55: 12)', product3({ publishing: date('01', '12', 'Spring 2027') }), { released: null }],
  [
    'a day of the Hijri calendar (list 55: 20)',
    product3({ publishing: date('01', '20', '14480412') }),
    { released: null },
  ],
  [
    'a reprint to come (list 163: 26)',
    product3({ publishing: date('01', '00', '20100501') + date('26', '00', '20270501') }),
    { released: '2010-05-01' },
  ],
  [
    'a download embargo (list 163: 32)',
    product3({ publishing: date('01', '00', '20260101') + date('32', '00', '20270501') }),
    { released: '2027-05-01' },
  ],
  [
    'its title in the original language first (list 15: 03)',
    withTitles(
      titled('03', element('01', '<TitleText>Der Hafen</TitleText>')) +
        titled('01', element('01', '<TitleText>The Harbour</TitleText>')),
    ),
    { title: 'The Harbour' },
  ],
  [
    'a prefix of its own',
    withTitles(
      titled('01', element('01', '<TitlePrefix>The</TitlePrefix><TitleWithoutPrefix>Harbour</TitleWithoutPrefix>')),
    ),
    { title: 'The Harbour' },
  ],
  [
    'a volume that has only its number',
    withTitles(
      titled('01', element('02', '<TitleText>Harbour Atlas</TitleText>') + element('01', '<PartNumber>3</PartNumber>')),
    ),
    { kind: 'title', title: expect.stringContaining('Harbour Atlas'), series: 'Harbour Atlas', series_num: '3' },
  ],
  ['nobody named', product3({ detail: '<NoContributor/>' }), { author: '' }],
  [
    'a synthesized voice beside its author (list 19: 05)',
    product3({
      detail: by('A01', '<PersonName>Ann Lee</PersonName>') + by('E07', '<UnnamedPersons>05</UnnamedPersons>'),
    }),
    { author: 'Ann Lee' },
  ],
  [
    'a company as its author',
    product3({ detail: by('A01', '<CorporateName>Harbour Board</CorporateName>') }),
    { author: 'Harbour Board' },
  ],
  [
    'a duration and a size of a file (list 23: 09, 22)',
    product3({ detail: extent('09', '480', '05') + extent('22', '12', '19') }),
    { pages: null },
  ],
  [
    'a language of its audio alone (list 22: 08)',
    product3({ detail: '<Language><LanguageRole>08</LanguageRole><LanguageCode>fre</LanguageCode></Language>' }),
    { language: 'fre' },
  ],
  ['for pre-school (list 28: 11)', product3({ detail: audience('01', '11') }), { audience: 'children' }],
  [
    'an interest age from 4 to 8 (list 30: 17)',
    product3({
      detail:
        '<AudienceRange><AudienceRangeQualifier>17</AudienceRangeQualifier><AudienceRangePrecision>03</AudienceRangePrecision><AudienceRangeValue>4</AudienceRangeValue><AudienceRangePrecision>04</AudienceRangePrecision><AudienceRangeValue>8</AudienceRangeValue></AudienceRange>',
    }),
    { audience: 'children' },
  ],
  [
    'two warehouses of one supplier',
    product3({
      supply: supplied(
        '<Stock><LocationName>East</LocationName><OnHand>3</OnHand></Stock><Stock><LocationName>West</LocationName><OnHand>4</OnHand></Stock>',
      ),
    }),
    { onhand: 7 },
  ],
  [
    'a coded quantity of stock',
    product3({
      supply: supplied(
        '<Stock><StockQuantityCoded><StockQuantityCodeType>01</StockQuantityCodeType><StockQuantityCode>HIGH</StockQuantityCode></StockQuantityCoded></Stock>',
      ),
    }),
    { onhand: undefined },
  ],
  [
    'ultra large print (list 21: ULP)',
    product3({ detail: '<EditionType>ULP</EditionType>' }),
    { is_large_print: true },
  ],
  [
    'of release 2.1, not for sale in Canada',
    product2(
      '<NotForSale><RightsCountry>CA MX</RightsCountry></NotForSale><SupplyDetail><AvailabilityCode>IP</AvailabilityCode></SupplyDetail>',
    ),
    { isBuyable: false },
    release2,
  ],
];

const odd2 = (elements: string, code = 'IP') =>
  product2(`${elements}<SupplyDetail><AvailabilityCode>${code}</AvailabilityCode></SupplyDetail>`);
const collected = (more: string) =>
  `<Collection><CollectionType>10</CollectionType>${more}<TitleDetail><TitleType>01</TitleType>${element('02', '<TitleText>Harbours</TitleText>')}</TitleDetail></Collection>`;

/** Written after the first ones had been mended. */
const moreRecords: typeof records = [
  [
    'a price from next month on (list 173: 14)',
    product3({
      supply: supplied(
        price('20.00', '<PriceDate><PriceDateRole>14</PriceDateRole><Date dateformat="00">20260401</Date></PriceDate>'),
      ),
    }),
    { price: null },
  ],
  ['an amount with a comma and thousands', product3({ supply: supplied(price('1,250.00')) }), { price: 125_000 }],
  [
    'a fixed price where no recommended one is (list 58: 03)',
    product3({ supply: supplied(price('20.00', '', '03')) }),
    { price: 2000 },
  ],
  [
    'a promotional offer price alone (list 59: 08)',
    product3({ supply: supplied(price('15.00', '<PriceQualifier>08</PriceQualifier>')) }),
    { price: null },
  ],
  [
    'rights for the rest of the world where Canada is another’s',
    product3({
      publishing: `${rights('03', countries('CA'))}<ROWSalesRightsType>01</ROWSalesRightsType>`,
      supply: inStock,
    }),
    { isBuyable: false },
  ],
  [
    'a market that isn’t ours',
    product3({
      supply: `<ProductSupply><Market><Territory>${countries('AU')}</Territory></Market><SupplyDetail><ProductAvailability>21</ProductAvailability>${price('20.00')}</SupplyDetail></ProductSupply>`,
    }),
    { price: null, isBuyable: false },
  ],
  [
    'for libraries only (list 71: 06)',
    product3({
      publishing: '<SalesRestriction><SalesRestrictionType>06</SalesRestrictionType></SalesRestriction>',
      supply: inStock,
    }),
    { isBuyable: false },
  ],
  [
    'not for libraries (list 71: 09)',
    product3({
      publishing: '<SalesRestriction><SalesRestrictionType>09</SalesRestrictionType></SalesRestriction>',
      supply: inStock,
    }),
    { isBuyable: true },
  ],
  [
    'a translator alone',
    product3({ detail: by('B06', '<PersonName>Anthea Bell</PersonName>') }),
    { author: 'Anthea Bell' },
  ],
  [
    'a reading age from 13 (list 30: 18)',
    product3({
      detail:
        '<AudienceRange><AudienceRangeQualifier>18</AudienceRangeQualifier><AudienceRangePrecision>03</AudienceRangePrecision><AudienceRangeValue>13</AudienceRangeValue></AudienceRange>',
    }),
    { audience: 'young_adult' },
  ],
  [
    'a place in its collection by reading order (list 197: 06)',
    product3({
      detail: collected(
        '<CollectionSequence><CollectionSequenceType>06</CollectionSequenceType><CollectionSequenceNumber>2</CollectionSequenceNumber></CollectionSequence>',
      ),
    }),
    { series: 'Harbours', series_num: '2' },
  ],
  [
    'subjects of schemes that the shop doesn’t know (list 27: A5)',
    product3({
      detail:
        '<Subject><SubjectSchemeIdentifier>A5</SubjectSchemeIdentifier><SubjectCode>Ports</SubjectCode></Subject>',
    }),
    { subjects: [] },
  ],
  [
    'a quarter of a year (list 55: 03)',
    product3({ publishing: date('01', '03', '20273') }),
    { released: '2027-07-01', release_precision: 'year' },
  ],
  [
    'a day and a minute (list 55: 13)',
    product3({ publishing: date('01', '13', '20270501T0900') }),
    { released: '2027-05-01' },
  ],
  ['pages in a unit of words (list 24: 02)', product3({ detail: extent('00', '90000', '02') }), { pages: null }],
  [
    'of release 2.1, out of print',
    odd2('<PublishingStatus>07</PublishingStatus>', 'OP'),
    { status: 'out_of_print', isBuyable: false },
    release2,
  ],
  [
    'of release 2.1, an e-book',
    odd2('<ProductForm>DG</ProductForm>'),
    { binding: 'E-book', product_class: 'other' },
    release2,
  ],
  [
    'of release 2.1, in a series',
    odd2('<Series><TitleOfSeries>Harbours</TitleOfSeries><NumberWithinSeries>4</NumberWithinSeries></Series>'),
    { series: 'Harbours', series_num: '4' },
    release2,
  ],
];

describe('a record of an odd kind', () => {
  it.each([...records, ...moreRecords].map(([what, ...record]) => ({ what, record })))(
    '$what',
    ({ record: [xml, expected, header] }) => {
      expect(outcome(xml, header)).toMatchObject(expected);
    },
  );
});
