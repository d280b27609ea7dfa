import { type ProductBlocks, product2, product3 } from '../../../testing/onix-product';
import { openTestImport, type TestImport } from '../../../testing/test-import';

let setup: TestImport;
beforeAll(async () => {
  setup = await openTestImport();
});
afterAll(() => setup.close());

const eisbn = '9780306406157';
let files = 0;
const importXml = (products: string, release = '3.0') =>
  setup.importInto(
    setup.file(
      `update-${files++}.xml`,
      `<ONIXMessage release="${release}"><Header><Sender/></Header>${products}</ONIXMessage>`,
    ),
  );
const importProduct = (blocks: ProductBlocks) => importXml(product3(blocks));
const supply = (code: string, amount: string) =>
  `<ProductSupply><SupplyDetail><ProductAvailability>${code}</ProductAvailability><Price><PriceType>01</PriceType><PriceAmount>${amount}</PriceAmount><CurrencyCode>CAD</CurrencyCode></Price></SupplyDetail></ProductSupply>`;
const text = (words: string) => `<TextContent><TextType>03</TextType><Text>${words}</Text></TextContent>`;
const title = () => setup.visitor.call('title/getItem', { eisbn });
const whole: ProductBlocks = {
  detail: '<ProductForm>BC</ProductForm>',
  collateral: text('Words'),
  publishing: '<Publisher><PublisherName>North</PublisherName></Publisher><PublishingStatus>04</PublishingStatus>',
  supply: supply('21', '20'),
};

describe('an update of some blocks', () => {
  beforeEach(() => importProduct(whole));

  it('replaces the block that it brings and leaves the others', async () => {
    expect(await importProduct({ notification: '04', collateral: text('New words') })).toMatchObject({
      updated: 1,
      bad: [],
    });
    expect(await title()).toMatchObject({
      title: 'Emma',
      binding: 'Paperback',
      publisher: 'North',
      description: '<p>New words</p>',
      available: [{ price: 2000 }],
    });
  });

  it('of the supply changes the price and leaves the texts', async () => {
    await importProduct({ notification: '12', supply: supply('21', '25') });
    expect(await title()).toMatchObject({ description: '<p>Words</p>', available: [{ price: 2500 }] });
  });

  it('with an empty block empties it', async () => {
    await importProduct({ notification: '04', collateral: '' });
    expect(await title()).toMatchObject({ title: 'Emma', description: '', available: [{ price: 2000 }] });
  });

  it('of the supply does not bring back what the publisher has recalled', async () => {
    await importProduct({ notification: '04', publishing: '<PublishingStatus>15</PublishingStatus>' });
    await importProduct({ notification: '04', supply: supply('21', '20') });
    expect(await setup.visitor.refusal('title/getItem', { eisbn })).toMatchObject({ code: 'no_title' });
    await importProduct({ notification: '04', publishing: '<PublishingStatus>04</PublishingStatus>' });
    expect(await title()).toMatchObject({ available: [{ price: 2000, availability: 'available' }] });
  });

  it('of release 2.1 replaces what it names', async () => {
    const { updated } = await importXml(product2('<NumberOfPages>211</NumberOfPages>', '04'), '2.1');
    expect(updated).toBe(1);
    expect(await title()).toMatchObject({
      pages: 211,
      binding: 'Paperback',
      description: '<p>Words</p>',
      available: [{ price: 2000 }],
    });
  });

  it('for a title that the shop doesn’t have is refused', async () => {
    const unknown = product3({ notification: '04', collateral: text('Words') }).replace(eisbn, '9780471958697');
    expect(await importXml(unknown)).toMatchObject({
      added: 0,
      bad: [{ record: 1, reason: expect.stringContaining('9780471958697 is not in the shop') }],
    });
  });
});

describe('several records of one title', () => {
  const deleted = product3({ notification: '05' });
  it('apply in their order: the last one wins', async () => {
    await importXml(
      product3({ ...whole, collateral: text('First') }) + product3({ ...whole, collateral: text('Second') }),
    );
    expect(await title()).toMatchObject({ description: '<p>Second</p>' });
  });

  it('apply in their order, deletes included', async () => {
    await importXml(product3(whole) + deleted);
    expect(await setup.visitor.refusal('title/getItem', { eisbn })).toMatchObject({ code: 'no_title' });
    await importXml(deleted + product3(whole));
    expect(await title()).toMatchObject({ title: 'Emma' });
  });
});

it.each(['88', '89'])('a test record (%s) leaves the title as it is', async (notification) => {
  await importProduct(whole);
  expect(await importProduct({ ...whole, notification, collateral: text('Test') })).toMatchObject({
    updated: 0,
    bad: [{}],
  });
  expect(await title()).toMatchObject({ description: '<p>Words</p>' });
});

describe('a malformed record', () => {
  const other = (isbn: string) => product3(whole).replace(eisbn, isbn);

  it.each([
    [
      'a bare &',
      product3({ ...whole, collateral: text('Bed & Breakfast & Co; AT&T') }),
      3,
      '<p>Bed &amp; Breakfast &amp; Co; AT&amp;T</p>',
    ],
    ['a control character', product3({ ...whole, collateral: text('Wo\u0001rds\u001f') }), 3, '<p>Words</p>'],
    ['an unknown entity', product3({ ...whole, collateral: text('&nosuch;') }), 3, '<p>&amp;nosuch;</p>'],
    ['CDATA', product3({ ...whole, collateral: text('<![CDATA[<p>A & B</Product></p>]]>') }), 3, '<p>A &amp; B</p>'],
    [
      'a comment',
      product3({ ...whole, collateral: `<!-- </Product> <Product> -->${text('Words')}` }),
      3,
      '<p>Words</p>',
    ],
  ])('with %s is read', async (_what, xml, taken, description) => {
    const { added, updated, unchanged, bad, broken } = await importXml(
      other('9780471958697') + xml + other('9780804429573'),
    );
    expect({ taken: added + updated + unchanged, bad, broken }).toEqual({ taken, bad: [], broken: undefined });
    expect(await title()).toMatchObject({ description });
  });

  it.each([
    ['crossed tags', product3({ ...whole, collateral: '<TextContent><Text>Words</TextContent></Text>' })],
    ['a bare <', product3({ ...whole, collateral: text('1 < 2') })],
    ['no end', product3(whole).replace('</Product>', '')],
  ])('with %s is refused alone', async (_what, xml) => {
    const { added, updated, unchanged, bad, broken } = await importXml(
      `${other('9780471958697')}\n${xml}\n${other('9780804429573')}`,
    );
    expect({ taken: added + updated + unchanged, broken }).toEqual({ taken: 2, broken: undefined });
    expect(bad).toHaveLength(1);
  });
});

it.each([
  ['1998', '05', '1998'],
  ['199805', '01', 'May 1998'],
  ['19980503', '00', 'May 3, 1998'],
])('a release date of %s is shown as far as it is known', async (day, format, shown) => {
  const date = `<PublishingDate><PublishingDateRole>01</PublishingDateRole><Date dateformat="${format}">${day}</Date></PublishingDate>`;
  await importProduct({ ...whole, publishing: date });
  expect(await title()).toMatchObject({ release_date_text: shown });
});
