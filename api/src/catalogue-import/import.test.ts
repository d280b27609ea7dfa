import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shopByName } from '../store/shop';
import { openTestShop, type TestShop, Visitor } from '../testing/api-client';
import { centsOf } from './amount';
import { cleanMarkup } from './clean-markup';
import { splitSeries } from './csv-record';
import { importCommand } from './import-command';
import { importFile } from './import-file';
import { onHandOf } from './on-hand';

let shop: TestShop;
let folder: string;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openTestShop([]);
  folder = mkdtempSync(join(tmpdir(), 'bookfront-files-'));
  visitor = new Visitor(shop.app);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shop.close();
});

const file = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const importInto = async (path: string, name = 'saltwater', progress: (share: number) => void = () => undefined) => {
  const target = await shopByName(shop.db, name);
  if (!target) throw new Error('no shop');
  return importFile(shop.db, target, path, progress);
};
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
  it('brings titles with price and stock, and says which have no price here', async () => {
    const path = file(
      'good.xml',
      onix(product('9780306406157', 'Laughing Policeman', price('19.955', 'CAD')) + product('9780471958697', 'Abominable Man', price('9.99', 'AUD'))),
    );
    expect(await importInto(path)).toMatchObject({ added: 2, updated: 0, unchanged: 0, bad: [] });
    const title = await visitor.call('title/getItem', { eisbn: '9780306406157' });
    expect(title).toMatchObject({
      title: 'The Laughing Policeman',
      binding: 'Paperback',
      authors: [{ name: 'Maj Sjöwall', canadian: false }],
      available: [{ price: 1996, onhand: 100, availability: 'available' }],
    });
    expect((await visitor.call('title/getItem', { eisbn: '9780471958697' })).available[0]).toMatchObject({
      availability: 'no_price',
      message: 'Contact store for availability',
    });
    expect((await visitor.call('browse/get', { t: 'sjowall' })).row_count).toBe(2);
  });

  it('changes nothing the second time, and only what differs the third', async () => {
    expect(await importInto(join(folder, 'good.xml'))).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    const path = file(
      'newer.xml',
      onix(product('9780306406157', 'Laughing Policeman', price('24.00', 'CAD')) + product('9780471958697', 'Abominable Man', price('9.99', 'AUD'))),
    );
    expect(await importInto(path)).toMatchObject({ added: 0, updated: 1, unchanged: 1 });
  });

  it('refuses bad records by their place and takes the rest', async () => {
    const long = `<Deep>${'<a>'.repeat(60)}${'</a>'.repeat(60)}</Deep>`;
    const path = file(
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
    const { added, bad } = await importInto(path);
    expect(added).toBe(1);
    expect(bad).toEqual([
      { record: 1, line: 3, reason: expect.stringContaining('check digit') },
      { record: 2, line: 6, reason: expect.stringContaining('sheet music') },
      { record: 3, line: 9, reason: expect.stringContaining('nested deeper') },
    ]);
  });

  it('that is broken keeps what came before and tells the place', async () => {
    const path = file('broken.xml', `${onix(product('9789953372563', 'Before the Break')).replace('</ONIXMessage>', '')}<Product><Title>cut & off`);
    const lines: string[] = [];
    const code = await importCommand(shop.db, [path], { say: (line) => lines.push(line), complain: (line) => lines.push(line) });
    expect(code).toBeGreaterThan(0);
    expect(lines.at(-1)).toMatch(/^broken\.xml is broken at line \d+: .+ What came before is kept; mend the file and import it again\.$/);
    expect((await visitor.call('title/getItem', { eisbn: '9789953372563' })).title).toBe('The Before the Break');
  });

  it('expands no entity of its own and reads no document type', async () => {
    const head = '<?xml version="1.0"?><!DOCTYPE ONIXMessage [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>';
    await importInto(file('dtd.xml', onix(product('9781960957030', 'Caf&eacute; &b; &x;'), head)));
    expect((await visitor.call('title/getItem', { eisbn: '9781960957030' })).title).toBe('The Café &b; &x;');
  });

  it.each([
    ['iso.xml', (text: string) => Buffer.from(text, 'latin1'), 'ISO-8859-1'],
    ['utf16.xml', (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]), 'UTF-16'],
    ['utf16be.xml', (text: string) => Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()]), 'UTF-16'],
  ])('%s is read in its own encoding', async (name, encode, encoding) => {
    const path = file(name, encode(onix(product('9798732190021', `Größe ${name}`), `<?xml version="1.0" encoding="${encoding}"?>`)));
    await importInto(path);
    expect((await visitor.call('title/getItem', { eisbn: '9798732190021' })).title).toBe(`The Größe ${name}`);
  });

  it('of 2.1 with short tags, a series and old prices is understood', async () => {
    const short = `<ONIXmessage><header><m186>CAD</m186></header><product><a001>1</a001><a002>03</a002><productidentifier><b221>02</b221><b244>0306406152</b244></productidentifier><b012>BB</b012>
      <series><b018>Martin Beck</b018><b019>4</b019></series><title><b202>01</b202><b203>The Laughing Policeman</b203></title><contributor><b035>A01</b035><b036>Maj Sjöwall</b036></contributor><b061>211</b061><b065>FF</b065>
      <othertext><d102>01</d102><d104>&lt;p&gt;A &lt;b&gt;classic&lt;/b&gt;&lt;script&gt;x()&lt;/script&gt;</d104></othertext><b394>04</b394><b003>19700301</b003><supplydetail><j396>21</j396><stock><j350>500+</j350></stock><price><j148>01</j148><j151>30.00</j151></price></supplydetail></product></ONIXmessage>`;
    expect(await importInto(file('short.xml', short))).toMatchObject({ updated: 1 });
    expect(await visitor.call('title/getItem', { eisbn: '9780306406157' })).toMatchObject({
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
    await importInto(file('delete.xml', onix(product('9780471958697', 'Abominable Man').replace('>03</NotificationType>', '>05</NotificationType>'))));
    expect(await visitor.refusal('title/getItem', { eisbn: '9780471958697' })).toMatchObject({ code: 'no_title' });
    expect((await visitor.call('browse/get', { t: 'abominable' })).row_count).toBe(0);
  });
});

describe('a table', () => {
  it.each([
    ['comma', 'isbn13,title,authors\n9780306406157,"A ""quoted"" title",One|Two\n'],
    ['semicolon', '\ufeffISBN-13;Title;Author\n9780306406157;A "quoted" title;One|Two\n'],
    ['tab', 'ISBN\tTITLE\tAuthors\n0-306-40615-2\tA "quoted" title\tOne|Two\n'],
  ])('with %s is read', async (name, content) => {
    await importInto(file(`${name}.csv`, content));
    expect(await visitor.call('title/getItem', { eisbn: '9780306406157' })).toMatchObject({
      title: 'A "quoted" title',
      authors: [{ name: 'One' }, { name: 'Two' }],
    });
  });

  it('of Windows-1252 keeps its accents', async () => {
    await importInto(file('windows.csv', Buffer.from('isbn;title;author;price;qty\n9781554042951;Détruire, dit-elle;Marguerite Duras;12,50;<100\n', 'latin1')));
    expect(await visitor.call('title/getItem', { eisbn: '9781554042951' })).toMatchObject({
      authors: [{ name: 'Marguerite Duras' }],
      available: [{ price: 1250, onhand: 1 }],
    });
  });

  it('has each book once, by whichever number, and no lost or wrong numbers', async () => {
    const { added, bad } = await importInto(
      file('twice.csv', 'isbn,title\n080442957X,One Book\n978-0-8044-2957-3,The Same\n9.78E+12,Lost\n9780316769487,Wrong\n,None\n'),
      'lamplight',
    );
    expect(added).toBe(1);
    expect(bad.map(({ record, line }) => [record, line])).toEqual([
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
    ]);
  });

  it('stopped in the middle goes on where it was', async () => {
    const numbers = Array.from({ length: 700 }, (_one, at) => at).map((at) => `978${String(100_000_000 + at * 7919).slice(0, 9)}`);
    const check = (first: string) => first + ((10 - ([...first].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10)) % 10);
    const path = file('many.csv', `isbn13,title\n${numbers.map((first, at) => `${check(first)},Book ${at}`).join('\n')}\n`);
    let flushes = 0;
    await expect(
      importInto(path, 'threerivers', () => {
        if (++flushes === 2) throw new Error('power cut');
      }),
    ).rejects.toThrow('power cut');
    const outcome = await importInto(path, 'threerivers');
    expect(outcome).toMatchObject({ resumedAt: 400, added: 300, unchanged: 0 });
    expect(await importInto(path, 'threerivers')).toMatchObject({ resumedAt: 0, added: 0, updated: 0, unchanged: 700 });
  });
});

describe('what feeds write', () => {
  it.each([
    ['12', 12],
    ['100-500', 100],
    ['500+', 500],
    ['<100', 1],
    ['In Stock', null],
    ['NYP', 0],
    ['', 0],
    ['-3', 0],
  ])('%s on hand is %s', (text, onhand) => expect(onHandOf(text)).toBe(onhand));
  it.each([
    ['19.95', 1995],
    ['1,299.00', 129_900],
    ['19,95', 1995],
    ['$7', 700],
    ['9.995', 1000],
    ['0.00', null],
    ['free', null],
  ])('%s is %s cents', (text, cents) => expect(centsOf(text)).toBe(cents));
  it.each([
    ['The Hunger Games (The Hunger Games, #1)', 'The Hunger Games', 'The Hunger Games', '1'],
    ['Emma (Vintage Classics)', 'Emma (Vintage Classics)', '', ''],
    ['Dune (Dune Chronicles #1)', 'Dune', 'Dune Chronicles', '1'],
  ])('%s', (text, title, series, series_num) => expect(splitSeries(text)).toEqual({ title, series, series_num }));
  it('as markup loses what is dangerous and keeps the rest', () => {
    expect(cleanMarkup('<p onclick="x()">A <i>b</i> <svg><animate onbegin=x()></svg><a href="javascript:x()">c</a> &eacute;</p><b>open')).toBe(
      '<p>A <i>b</i> <a>c</a> é</p><b>open</b>',
    );
    expect(cleanMarkup('one\n\ntwo')).toBe('<p>one</p><p>two</p>');
  });
});

const trade = process.env.TRADE_DATA ?? '';
if (trade !== '' && existsSync(trade)) {
  describe('the trade’s own files', () => {
    it.each([
      ['onix-3.1-short-tags.xml', 1, 0],
      ['onix-3.0-publisher.xml', 20, 1],
      ['onix-2.1-wholesaler.xml', 346, 0],
      ['goodbooks-10k-clean.csv', 9277, 0],
    ])(
      '%s is taken whole',
      async (name, added, refused) => {
        const outcome = await importInto(join(trade, name), 'papertrade');
        expect([outcome.added + outcome.updated, outcome.bad.length]).toEqual([added, refused]);
      },
      120_000,
    );
  });
} else {
  console.info('The tests of the trade’s own files are left out: name their folder in TRADE_DATA to run them.');
}
