import { canadianShop, product2, product3, release2, release3, updateOf } from '../../../../testing/onix-product';
import { statusFrom } from '../../../title/feed-state';

const supply = (code: string) =>
  `<ProductSupply><SupplyDetail><ProductAvailability>${code}</ProductAvailability></SupplyDetail></ProductSupply>`;

function saleOf(xml: string, header = release3, target = canadianShop) {
  const { fields, offer } = updateOf(xml, header, target);
  return {
    ...statusFrom({ published: '', supplied: '', ...fields.extras?.states }),
    isOrderable: offer.is_extra_orderable,
  };
}

describe('whether a title may be sold', () => {
  it.each([
    ['01', 'is cancelled'],
    ['03', 'is postponed indefinitely'],
    ['11', 'is withdrawn'],
    ['12', 'is recalled'],
    ['15', 'is recalled'],
    ['16', 'is withdrawn for a time'],
    ['17', 'is withdrawn for good'],
  ])('not when its publishing status is %s: it %s', (status) => {
    const xml = product3({ publishing: `<PublishingStatus>${status}</PublishingStatus>`, supply: supply('21') });
    expect(saleOf(xml)).toMatchObject({ for_sale: false });
  });

  it.each(['01', '09', '34', '46', '49'])('not when its only availability is %s', (code) => {
    expect(saleOf(product3({ supply: supply(code) }))).toMatchObject({ for_sale: false, isOrderable: false });
  });

  it('not when one supplier recalls it, but when one of several has withdrawn it', () => {
    expect(saleOf(product3({ supply: supply('21') + supply('49') }))).toMatchObject({ for_sale: false });
    expect(saleOf(product3({ supply: supply('46') + supply('21') }))).toMatchObject({
      for_sale: true,
      isOrderable: true,
    });
  });

  it.each([
    ['10', 'forthcoming', true],
    ['11', 'active', true],
    ['12', 'forthcoming', true],
    ['20', 'active', true],
    ['21', 'active', true],
    ['22', 'active', true],
    ['23', 'active', true],
    ['30', 'active', true],
    ['31', 'active', true],
    ['32', 'active', true],
    ['33', 'active', true],
    ['40', 'out_of_stock_indefinitely', false],
    ['41', 'out_of_stock_indefinitely', false],
    ['43', 'out_of_stock_indefinitely', false],
    ['44', 'out_of_stock_indefinitely', false],
    ['47', 'out_of_stock_indefinitely', false],
    ['51', 'out_of_print', false],
    ['99', 'active', false],
  ])('by availability %s: %s, to order: %s', (code, status, isOrderable) => {
    expect(saleOf(product3({ supply: supply(code) }))).toEqual({ for_sale: true, status, isOrderable });
  });

  it.each([
    ['AB', false, 'active', false],
    ['IP', true, 'active', true],
    ['NP', true, 'forthcoming', true],
    ['OP', true, 'out_of_print', false],
    ['OI', true, 'out_of_stock_indefinitely', false],
    ['PP', false, 'active', false],
    ['RP', true, 'active', true],
    ['TO', true, 'active', true],
    ['WS', false, 'active', false],
  ])('by the old availability code %s', (code, for_sale, status, isOrderable) => {
    const xml = product2(`<SupplyDetail><AvailabilityCode>${code}</AvailabilityCode></SupplyDetail>`);
    expect(saleOf(xml, release2)).toEqual({ for_sale, status, isOrderable });
  });

  it('by the status of the shop’s market before the publisher’s', () => {
    const market = (country: string, status: string) =>
      `<ProductSupply><Market><Territory><CountriesIncluded>${country}</CountriesIncluded></Territory></Market><MarketPublishingDetail><MarketPublishingStatus>${status}</MarketPublishingStatus></MarketPublishingDetail><SupplyDetail><ProductAvailability>21</ProductAvailability></SupplyDetail></ProductSupply>`;
    const publishing = '<PublishingStatus>04</PublishingStatus>';
    expect(saleOf(product3({ publishing, supply: market('CA', '15') }))).toMatchObject({ for_sale: false });
    expect(saleOf(product3({ publishing, supply: market('GB', '15') + market('CA', '04') }))).toMatchObject({
      for_sale: true,
    });
  });
});

describe('sales rights', () => {
  const rights = (type: string, territory: string) =>
    `<SalesRights><SalesRightsType>${type}</SalesRightsType><Territory>${territory}</Territory></SalesRights>`;
  const world = '<RegionsIncluded>WORLD</RegionsIncluded>';
  const countries = (codes: string) => `<CountriesIncluded>${codes}</CountriesIncluded>`;

  it.each([
    ['for the world', rights('01', world), true],
    ['for the world without Canada', rights('01', `${world}<CountriesExcluded>CA</CountriesExcluded>`), false],
    ['for Canada', rights('02', countries('US CA')), true],
    ['for Britain alone', rights('01', countries('GB IE')), false],
    ['refused for Canada', rights('01', world) + rights('03', countries('CA')), false],
    ['refused for the world, given for Canada', rights('03', world) + rights('02', countries('CA')), true],
    ['refused for Britain', rights('03', countries('GB')), true],
    [
      'given for Britain, the rest refused',
      `${rights('01', countries('GB'))}<ROWSalesRightsType>03</ROWSalesRightsType>`,
      false,
    ],
    [
      'refused for Britain, the rest given',
      `${rights('03', countries('GB'))}<ROWSalesRightsType>02</ROWSalesRightsType>`,
      true,
    ],
    [
      'refused for another province',
      rights('01', world) + rights('03', '<RegionsIncluded>CA-QC</RegionsIncluded>'),
      true,
    ],
    [
      'refused for the shop’s province',
      rights('01', world) + rights('03', '<RegionsIncluded>CA-BC</RegionsIncluded>'),
      false,
    ],
    ['unknown', rights('00', world), true],
    ['not stated', '', true],
  ])('%s', (_what, publishing, for_sale) =>
    expect(saleOf(product3({ publishing, supply: supply('21') }))).toMatchObject({ for_sale }),
  );

  const old = (type: string, inner: string) =>
    `<SalesRights><SalesRightsType>${type}</SalesRightsType>${inner}</SalesRights>`;
  it.each([
    ['in countries', old('01', '<RightsCountry>CA</RightsCountry><RightsCountry>US</RightsCountry>'), true],
    ['in other countries', old('01', '<RightsCountry>GB IE</RightsCountry>'), false],
    ['in the world', old('02', '<RightsTerritory>WORLD</RightsTerritory>'), true],
    [
      'in the rest of the world',
      old('01', '<RightsCountry>GB</RightsCountry>') + old('02', '<RightsTerritory>ROW</RightsTerritory>'),
      true,
    ],
    [
      'refused in the rest of the world',
      old('01', '<RightsCountry>GB</RightsCountry>') + old('03', '<RightsTerritory>ROW</RightsTerritory>'),
      false,
    ],
    ['by the old regions', old('01', '<RightsRegion>000</RightsRegion>'), true],
    [
      'taken back by NotForSale',
      `${old('01', '<RightsTerritory>WORLD</RightsTerritory>')}<NotForSale><RightsCountry>CA</RightsCountry></NotForSale>`,
      false,
    ],
  ])('of release 2.1 %s', (_what, xml, for_sale) => {
    const whole = product2(`${xml}<SupplyDetail><ProductAvailability>21</ProductAvailability></SupplyDetail>`);
    expect(saleOf(whole, release2)).toMatchObject({ for_sale });
  });
});

describe('the day from which a title may be sold', () => {
  const date = (role: string, day: string, format = '00') =>
    `<PublishingDate><PublishingDateRole>${role}</PublishingDateRole><Date dateformat="${format}">${day}</Date></PublishingDate>`;
  const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 1000;
  const releaseOf = (publishing: string, more = '') => {
    const { fields } = updateOf(product3({ publishing, supply: more }));
    return [fields.release_date, fields.release_precision];
  };

  it.each(['02', '30', '31', '32', '33'])('is the embargo of role %s where that is later', (role) => {
    const dates = date('01', '20260101') + date(role, '20261201');
    expect(releaseOf(dates)).toEqual([day('2026-12-01'), 'day']);
  });

  it('is the embargo of a market or a supplier', () => {
    const published = date('01', '20260101');
    expect(
      releaseOf(
        published,
        '<ProductSupply><MarketPublishingDetail><MarketDate><MarketDateRole>02</MarketDateRole><Date>20261201</Date></MarketDate></MarketPublishingDetail><SupplyDetail><ProductAvailability>20</ProductAvailability></SupplyDetail></ProductSupply>',
      ),
    ).toEqual([day('2026-12-01'), 'day']);
    expect(
      releaseOf(
        published,
        '<ProductSupply><SupplyDetail><ProductAvailability>20</ProductAvailability><SupplyDate><SupplyDateRole>02</SupplyDateRole><Date>20261201</Date></SupplyDate></SupplyDetail></ProductSupply>',
      ),
    ).toEqual([day('2026-12-01'), 'day']);
  });

  it('is OnSaleDate in release 2.1', () => {
    const { fields } = updateOf(
      product2(
        '<PublicationDate>20260101</PublicationDate><SupplyDetail><OnSaleDate>20261201</OnSaleDate></SupplyDetail>',
      ),
      release2,
    );
    expect(fields.release_date).toBe(day('2026-12-01'));
  });

  it('is not open for orders before an embargo on them ends', () => {
    const coming = (until: string) =>
      product3({
        publishing: `<PublishingStatus>02</PublishingStatus>${date('01', '20270101')}${date('27', until)}`,
        supply: supply('10'),
      });
    expect(updateOf(coming('20261001')).offer.is_extra_orderable).toBe(false);
    expect(updateOf(coming('20260201')).offer.is_extra_orderable).toBe(true);
  });

  it.each([
    ['00', '20260501', day('2026-05-01'), 'day'],
    ['01', '202605', day('2026-05-01'), 'month'],
    ['05', '2028', day('2028-01-01'), 'year'],
    ['13', '20260501T0900', day('2026-05-01'), 'day'],
    ['14', '20260501T090000', day('2026-05-01'), 'day'],
    ['02', '202601', day('2025-12-29'), 'month'],
    ['03', '20263', day('2026-07-01'), 'year'],
    ['04', '20263', day('2026-01-01'), 'year'],
    ['06', '2026050120260531', day('2026-05-01'), 'day'],
    ['11', '20262027', day('2026-01-01'), 'year'],
    ['', '20260501', day('2026-05-01'), 'day'],
    ['', '2026-05-01', day('2026-05-01'), 'day'],
    ['', '20260501T090000Z', day('2026-05-01'), 'day'],
    ['12', 'Spring 2026', null, 'day'],
    ['20', '14470101', null, 'day'],
    ['00', '20261345', null, 'day'],
    ['00', '00000000', null, 'day'],
    ['', '9120', null, 'day'],
  ])('in format %s, %s, is read as far as it is known', (format, text, start, precision) => {
    expect(releaseOf(date('01', text, format))).toEqual([start, precision]);
  });
});
