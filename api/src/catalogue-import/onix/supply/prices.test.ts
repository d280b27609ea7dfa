import {
  canadianShop,
  entryOf,
  product2,
  product3,
  release2,
  release3,
  updateOf,
} from '../../../../testing/onix-product';

const supply = (prices: string, market = '') =>
  `<ProductSupply>${market}<SupplyDetail><ProductAvailability>20</ProductAvailability>${prices}</SupplyDetail></ProductSupply>`;
const price = (amount: string, more = '', type = '01', currency = 'CAD') =>
  `<Price><PriceType>${type}</PriceType>${more}<PriceAmount>${amount}</PriceAmount><CurrencyCode>${currency}</CurrencyCode></Price>`;
const priceOf = (prices: string) => updateOf(product3({ supply: supply(prices) })).offer.price;
const date = (role: string, day: string) =>
  `<PriceDate><PriceDateRole>${role}</PriceDateRole><Date dateformat="00">${day}</Date></PriceDate>`;
const territory = (inner: string) => `<Territory>${inner}</Territory>`;

describe('the price of a title', () => {
  it.each([
    ['a supplier’s net price', price('9', '', '05')],
    ['an alternative net price with tax', price('9', '', '09')],
    ['a rental price', price('9', '', '06')],
    ['a special sale', price('9', '', '11')],
    ['a freight billing price', price('9', '', '32')],
    ['a nominal value for customs', price('9', '', '37')],
    ['a library’s price', price('9', '<PriceQualifier>10</PriceQualifier>')],
    ['a member’s price', price('9', '<PriceQualifier>01</PriceQualifier>')],
    ['an education price', price('9', '<PriceQualifier>11</PriceQualifier>')],
    ['an expired price', price('9', date('15', '20260228'))],
    ['a price to come', price('9', date('14', '20260302'))],
    ['a price for ten copies or more', price('9', '<MinimumOrderQuantity>10</MinimumOrderQuantity>')],
    ['a price per page', price('9', '<PricePer>01</PricePer>')],
    ['a price for the United States', price('9', territory('<CountriesIncluded>US GB</CountriesIncluded>'))],
    [
      'a price for the world without Canada',
      price('9', territory('<RegionsIncluded>WORLD</RegionsIncluded><CountriesExcluded>CA US</CountriesExcluded>')),
    ],
    ['a price for another province', price('9', territory('<RegionsIncluded>CA-QC</RegionsIncluded>'))],
    ['a price for a currency zone', price('9', '<CurrencyZone>EUR</CurrencyZone>')],
    ['a price for renting', price('9', '<PriceCondition><PriceConditionType>10</PriceConditionType></PriceCondition>')],
    ['a foreign currency', price('9', '', '01', 'USD')],
    ['a free copy', '<Price><UnpricedItemType>01</UnpricedItemType></Price>'],
    ['nothing above zero', price('0.00')],
  ])('is not %s; the report counts a title without one', (_what, other) => {
    expect(priceOf(other)).toBeNull();
    expect(priceOf(other + price('20'))).toBe(2000);
    expect(priceOf(price('20') + other)).toBe(2000);
    expect(entryOf(product3({ supply: supply(other) }))).toMatchObject({ notes: ['no_price'] });
  });

  it.each([
    ['recommended', price('20')],
    ['fixed', price('20', '', '03')],
    ['the publisher’s retail price', price('20', '', '41')],
    ['recommended, with freight', price('20', '', '31')],
    ['for consumers', price('20', '<PriceQualifier>05</PriceQualifier>')],
    ['in force until today', price('20', date('14', '20260101') + date('15', '20260301'))],
    ['for Canada', price('20', territory('<CountriesIncluded>US CA</CountriesIncluded>'))],
    ['for the shop’s province', price('20', territory('<RegionsIncluded>CA-BC</RegionsIncluded>'))],
    ['for the world', price('20', territory('<RegionsIncluded>WORLD</RegionsIncluded>'))],
    ['for single copies', price('20', '<MinimumOrderQuantity>1</MinimumOrderQuantity>')],
  ])('may be %s', (_what, given) => expect(priceOf(given)).toBe(2000));

  it('without tax is preferred, since the shop adds its own', () => {
    expect(priceOf(price('21', '', '02') + price('20', '', '01'))).toBe(2000);
  });

  it.each([
    [
      'the taxable amount',
      '<Tax><TaxType>02</TaxType><TaxRatePercent>5</TaxRatePercent><TaxableAmount>20.00</TaxableAmount></Tax>',
    ],
    ['the rate', '<Tax><TaxType>02</TaxType><TaxRatePercent>5</TaxRatePercent></Tax>'],
  ])('with tax loses it by %s', (_what, tax) => expect(priceOf(price('21.00', tax, '02'))).toBe(2000));

  it('for the shop’s country is preferred to the world’s', () => {
    const world = price('30', territory('<RegionsIncluded>WORLD</RegionsIncluded>'));
    expect(priceOf(world + price('20', territory('<CountriesIncluded>CA</CountriesIncluded>')))).toBe(2000);
  });

  it('before publication holds while the title is to come', () => {
    const both = price('25') + price('20', '', '21');
    expect(priceOf(both)).toBe(2500);
    const coming = product3({ publishing: '<PublishingStatus>02</PublishingStatus>', supply: supply(both) });
    expect(updateOf(coming).offer.price).toBe(2000);
  });

  it('of another market is not taken', () => {
    const market = (country: string) =>
      `<Market><Territory><CountriesIncluded>${country}</CountriesIncluded></Territory></Market>`;
    const both = supply(price('15'), market('GB')) + supply(price('20'), market('CA'));
    expect(updateOf(product3({ supply: both })).offer.price).toBe(2000);
    expect(updateOf(product3({ supply: supply(price('15'), market('GB')) })).offer.price).toBeNull();
  });

  it('and its currency and type may stand in the header', () => {
    const bare = '<Price><PriceAmount>20</PriceAmount></Price>';
    const header = { ...release3, currency: 'CAD', priceType: '01' };
    expect(updateOf(product3({ supply: supply(bare) }), header).offer.price).toBe(2000);
    expect(updateOf(product3({ supply: supply(bare) }), { ...header, priceType: '05' }).offer.price).toBeNull();
    expect(updateOf(product3({ supply: supply(bare) }), release3).offer.price).toBeNull();
  });

  it('is that of the shop’s currency; the other list price is kept too', () => {
    const both = supply(price('25') + price('19', '', '01', 'USD'));
    expect(updateOf(product3({ supply: both }))).toMatchObject({
      fields: { list_price_can: 2500, list_price_usa: 1900 },
      offer: { price: 2500 },
    });
    const american = { ...canadianShop, currency: 'USD' as const, country: 'US', province: 'NY' };
    expect(updateOf(product3({ supply: both }), release3, american).offer.price).toBe(1900);
  });
});

describe('the price of release 2.1', () => {
  const old = (more: string, amount = '20') =>
    `<SupplyDetail><AvailabilityCode>IP</AvailabilityCode><Price><PriceTypeCode>01</PriceTypeCode>${more}<PriceAmount>${amount}</PriceAmount><CurrencyCode>CAD</CurrencyCode></Price></SupplyDetail>`;

  it.each([
    ['for Canada', '<CountryCode>CA</CountryCode>', 2000],
    ['for the world', '<Territory>WORLD</Territory>', 2000],
    ['for the United States', '<CountryCode>US</CountryCode>', null],
    ['for all but Canada', '<CountryExcluded>CA</CountryExcluded>', null],
    ['for all but the United States', '<CountryExcluded>US</CountryExcluded>', 2000],
    ['that is over', '<PriceEffectiveUntil>20260228</PriceEffectiveUntil>', null],
    ['that is to come', '<PriceEffectiveFrom>20260401</PriceEffectiveFrom>', null],
    [
      'of this year',
      '<PriceEffectiveFrom>20260101</PriceEffectiveFrom><PriceEffectiveUntil>20261231</PriceEffectiveUntil>',
      2000,
    ],
    ['by the batch', '<BatchBonus><BatchQuantity>10</BatchQuantity><FreeQuantity>1</FreeQuantity></BatchBonus>', null],
  ])('%s', (_what, more, cents) => expect(updateOf(product2(old(more)), release2).offer.price).toBe(cents));
});

describe('the stock of a title', () => {
  const stocked = (supplier: string, onhand: string) =>
    `<ProductSupply><SupplyDetail><Supplier><SupplierRole>01</SupplierRole><SupplierName>${supplier}</SupplierName></Supplier><ProductAvailability>21</ProductAvailability><Stock><OnHand>${onhand}</OnHand><OnOrder>4</OnOrder><OnOrderDetail><OnOrder>4</OnOrder></OnOrderDetail></Stock></SupplyDetail></ProductSupply>`;

  it.each([
    ['100-500', 100],
    ['500+', 500],
    ['&lt;100', 1],
    ['0', 0],
    ['', 0],
  ])('on order is written as the stock on hand is: %j', (written, onorder) => {
    const stock = `<Stock><OnHand>0</OnHand><OnOrder>${written}</OnOrder></Stock>`;
    const supply = `<ProductSupply><SupplyDetail>${stock}</SupplyDetail></ProductSupply>`;
    expect(updateOf(product3({ supply })).offer.onorder).toBe(onorder);
  });

  it('of one supplier counts once, however many markets list it', () => {
    const twice = stocked('North', '7') + stocked('North', '7') + stocked('South', '2');
    expect(updateOf(product3({ supply: twice })).offer).toMatchObject({ onhand: 9, onorder: 8 });
  });

  it('is left alone by a feed that says nothing of it', () => {
    expect(updateOf(product3({ supply: supply(price('20')) })).offer).not.toHaveProperty('onhand');
  });
});
