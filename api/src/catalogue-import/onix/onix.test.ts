import { Visitor } from '../../../testing/api-client';
import { openTestImport, type TestImport } from '../../../testing/test-import';
import { importCommand } from '../import-command';

let setup: TestImport;
beforeAll(async () => {
  setup = await openTestImport();
});
afterAll(() => setup.close());

const product = (
  isbn: string,
  title: string,
  more = '',
) => `<Product><RecordReference>${isbn}</RecordReference><NotificationType>03</NotificationType><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>
<DescriptiveDetail><ProductForm>BC</ProductForm><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitlePrefix>The</TitlePrefix><TitleWithoutPrefix>${title}</TitleWithoutPrefix></TitleElement></TitleDetail>
<Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole><PersonNameInverted>Sjöwall, Maj</PersonNameInverted></Contributor></DescriptiveDetail>${more}</Product>`;
const onix = (products: string, head = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${head}\n<ONIXMessage release="3.0"><Header/>\n${products}\n</ONIXMessage>`;
const price = (amount: string, currency: string) =>
  `<ProductSupply><SupplyDetail><ProductAvailability>20</ProductAvailability><Stock><OnHand>100-500</OnHand></Stock><Price><PriceType>01</PriceType><PriceAmount>${amount}</PriceAmount><CurrencyCode>${currency}</CurrencyCode></Price></SupplyDetail></ProductSupply>`;

describe('an ONIX file', () => {
  let good: string;

  it('yields titles with price and stock, and reports titles without a price', async () => {
    good = setup.file(
      'good.xml',
      onix(
        product('9780306406157', 'Laughing Policeman', price('19.955', 'CAD')) +
          product('9780471958697', 'Abominable Man', price('9.99', 'AUD')),
      ),
    );
    expect(await setup.importInto(good)).toMatchObject({ added: 2, updated: 0, unchanged: 0, bad: [] });
    const title = await setup.visitor.call('title/getItem', { eisbn: '9780306406157' });
    expect(title).toMatchObject({
      title: 'The Laughing Policeman',
      binding: 'Paperback',
      authors: [{ name: 'Maj Sjöwall', canadian: false }],
      available: [{ price: 1996, onhand: 100, availability: 'available' }],
    });
    expect((await setup.visitor.call('title/getItem', { eisbn: '9780471958697' })).available[0]).toMatchObject({
      availability: 'no_price',
      message: 'Contact store for availability',
    });
    expect((await setup.visitor.call('browse/get', { t: 'sjowall' })).row_count).toBe(2);
  });

  it('may contain elements of any name', async () => {
    const words = product('9780470059029', 'Words', '<constructor>x</constructor><toString/>');
    expect(await setup.importInto(setup.file('words.xml', onix(words)))).toMatchObject({ added: 1, bad: [] });
  });

  it('yields the contents of a pack and the code for the till', async () => {
    const part =
      '<RelatedMaterial><RelatedProduct><ProductRelationCode>01</ProductRelationCode><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780306406157</IDValue></ProductIdentifier></RelatedProduct></RelatedMaterial>';
    const code =
      '<ProductIdentifier><ProductIDType>04</ProductIDType><IDValue>012345678905</IDValue></ProductIdentifier>';
    await setup.importInto(
      setup.file('pack.xml', onix(product('9780804429573', 'Complete Decade', code + part + price('60', 'CAD')))),
    );
    const { included_items } = await setup.visitor.call('title/getRelatedItems', { eisbn: '9780804429573' });
    expect(included_items.rows.map((row) => row.eisbn)).toEqual(['9780306406157']);
    const member = new Visitor(setup.shop.app);
    await member.logIn();
    expect(await member.call('title/getProductCode', { eisbn: '9780804429573' })).toMatchObject({
      isbn: '9780804429573',
      upc: '012345678905',
      upc_type: 'UPC',
    });
  });

  it('changes nothing the second time, and only differences the third time', async () => {
    expect(await setup.importInto(good)).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    const path = setup.file(
      'newer.xml',
      onix(
        product('9780306406157', 'Laughing Policeman', price('24.00', 'CAD')) +
          product('9780471958697', 'Abominable Man', price('9.99', 'AUD')),
      ),
    );
    expect(await setup.importInto(path)).toMatchObject({ added: 0, updated: 1, unchanged: 1 });
  });

  it('reports bad records with their position and imports the rest', async () => {
    const long = `<Deep>${'<a>'.repeat(60)}${'</a>'.repeat(60)}</Deep>`;
    const path = setup.file(
      'bad.xml',
      onix(
        [
          product('9780316769487', 'Wrong Check Digit'),
          product('9790260000438', 'Sheet Music'),
          product('9780804429573', 'Too Deep', long),
          product('9781554042951', 'Good One'),
        ].join('\n'),
      ),
    );
    const { added, bad } = await setup.importInto(path);
    expect(added).toBe(1);
    expect(bad).toEqual([
      { record: 1, line: 3, reason: expect.stringContaining('check digit') },
      { record: 2, line: 6, reason: expect.stringContaining('sheet music') },
      { record: 3, line: 9, reason: expect.stringContaining('nested deeper') },
    ]);
  });

  it('that breaks off keeps the records before it and reports the position', async () => {
    const path = setup.file(
      'broken.xml',
      `${onix(product('9789953372563', 'Before the Break')).replace('</ONIXMessage>', '')}<Product><Title>cut & off`,
    );
    const lines: string[] = [];
    const code = await importCommand(setup.shop.db, [path], {
      info: (line) => lines.push(line),
      error: (line) => lines.push(line),
    });
    expect(code).toBeGreaterThan(0);
    expect(lines.at(-1)).toMatch(
      /^broken\.xml is broken at line \d+: .+ Everything before that line was imported\. Fix the file and import it again\.$/,
    );
    expect((await setup.visitor.call('title/getItem', { eisbn: '9789953372563' })).title).toBe('The Before the Break');
  });

  it('expands no custom entity and reads no document type', async () => {
    const head =
      '<?xml version="1.0"?><!DOCTYPE ONIXMessage [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>';
    await setup.importInto(setup.file('dtd.xml', onix(product('9781960957030', 'Caf&eacute; &b; &x;'), head)));
    expect((await setup.visitor.call('title/getItem', { eisbn: '9781960957030' })).title).toBe('The Café &b; &x;');
  });

  it.each([
    ['iso.xml', (text: string) => Buffer.from(text, 'latin1'), 'ISO-8859-1'],
    ['utf16.xml', (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]), 'UTF-16'],
    [
      'utf16be.xml',
      (text: string) => Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()]),
      'UTF-16',
    ],
  ])('%s is read in its own encoding', async (name, encode, encoding) => {
    const path = setup.file(
      name,
      encode(onix(product('9798732190021', `Größe ${name}`), `<?xml version="1.0" encoding="${encoding}"?>`)),
    );
    await setup.importInto(path);
    expect((await setup.visitor.call('title/getItem', { eisbn: '9798732190021' })).title).toBe(`The Größe ${name}`);
  });

  it('of version 2.1 with short tags, a series and old prices is read', async () => {
    const short = `<ONIXmessage><header><m186>CAD</m186></header><product><a001>1</a001><a002>03</a002><productidentifier><b221>02</b221><b244>0306406152</b244></productidentifier><b012>BB</b012>
      <series><b018>Martin Beck</b018><b019>4</b019></series><title><b202>01</b202><b203>The Laughing Policeman</b203></title><contributor><b035>A01</b035><b036>Maj Sjöwall</b036></contributor><b061>211</b061><b065>FF</b065>
      <othertext><d102>01</d102><d104>&lt;p&gt;A &lt;b&gt;classic&lt;/b&gt;&lt;script&gt;x()&lt;/script&gt;</d104></othertext><b394>04</b394><b003>19700301</b003><supplydetail><j396>21</j396><stock><j350>500+</j350></stock><price><j148>01</j148><j151>30.00</j151></price></supplydetail></product></ONIXmessage>`;
    expect(await setup.importInto(setup.file('short.xml', short))).toMatchObject({ updated: 1 });
    expect(await setup.visitor.call('title/getItem', { eisbn: '9780306406157' })).toMatchObject({
      binding: 'Hardcover',
      series: 'Martin Beck',
      series_num: '4',
      pages: 211,
      description: '<p>A <b>classic</b></p>',
      subjects: [{ subject: 'Fiction / Mystery & Crime' }],
      release_date_text: 'March 1, 1970',
      available: [{ price: 3000, onhand: 500 }],
    });
  });

  it('takes a deleted title off sale', async () => {
    await setup.importInto(
      setup.file(
        'delete.xml',
        onix(product('9780471958697', 'Abominable Man').replace('>03</NotificationType>', '>05</NotificationType>')),
      ),
    );
    expect(await setup.visitor.refusal('title/getItem', { eisbn: '9780471958697' })).toMatchObject({
      code: 'no_title',
    });
    expect((await setup.visitor.call('browse/get', { t: 'abominable' })).row_count).toBe(0);
  });
});
