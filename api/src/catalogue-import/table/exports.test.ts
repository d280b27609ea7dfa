import { openTestImport, type TestImport } from '../../../testing/test-import';
import { tableAuthors } from './table-authors';
import { tableIsbn } from './table-isbn';
import { tableSubjects } from './table-subjects';

let setup: TestImport;
beforeAll(async () => {
  setup = await openTestImport();
});
afterAll(() => setup.close());

const eisbn = '9780306406157';
const title = () => setup.visitor.call('title/getItem', { eisbn });

describe('an export of', () => {
  it.each([
    [
      'Shopify',
      `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Variant SKU,Variant Inventory Qty,Variant Price,Variant Barcode,Status\nemma,Emma,<p>Words</p>,North,Book,classic,TRUE,E1,4,12.50,${eisbn},active\n`,
    ],
    [
      'WooCommerce',
      `ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Description,In stock?,Stock,Regular price,Brands\n1,simple,E1,${eisbn},Emma,1,Words,1,4,12.50,North\n`,
    ],
    [
      'Square',
      `Token,Item Name,Description,Category,SKU,GTIN,Price,Current Quantity Main Street,Brand\nT1,Emma,Words,Books,E1,${eisbn},12.50,4,North\n`,
    ],
    [
      'Lightspeed',
      `System ID,UPC,EAN,Item,Qty.,Price,Title,Brand,Description\n1,,${eisbn},Emma,4,$12.50,Emma,North,Words\n`,
    ],
    [
      'a reading site',
      `Book Id,Title,Author,Additional Authors,ISBN,ISBN13,Publisher,Binding,Number of Pages,Year Published,Price,Copies,Description\n1,Emma,Jane Austen,,"=""""","=""${eisbn}""",North,Paperback,320,2004,12.50,4,Words\n`,
    ],
  ])('%s is recognized, and its unused columns are told', async (_name, content) => {
    const { added, updated, unchanged, bad, columns } = await setup.importInto(setup.file('export.csv', content));
    expect({ taken: added + updated + unchanged, bad }).toEqual({ taken: 1, bad: [] });
    expect(columns?.unused.length).toBeGreaterThan(0);
    expect(await title()).toMatchObject({
      title: 'Emma',
      publisher: 'North',
      description: '<p>Words</p>',
      available: [{ price: 1250, onhand: 4 }],
    });
  });
});

describe('a table', () => {
  it('loses only the row whose quotes don’t fit', async () => {
    const content = 'isbn,title\n9780471958697,"Hush," said the fox\n9780306406157,Emma\n9780804429573,"Two\nlines"\n';
    expect(await setup.importInto(setup.file('fox.csv', content))).toMatchObject({
      bad: [{ record: 1, line: 2, reason: expect.stringContaining('quotes') }],
    });
    expect((await setup.visitor.call('title/getItem', { eisbn: '9780804429573' })).title).toBe('Two lines');
  });

  it('may have titles above its header', async () => {
    const content = `Stock of our shop; as of today\n\nISBN,Title,Qty\n${eisbn},Emma,3\n`;
    expect(await setup.importInto(setup.file('above.csv', content))).toMatchObject({ bad: [] });
    expect(await title()).toMatchObject({ available: [{ onhand: 3 }] });
  });

  it.each([
    ['a foreign price', 'price', '£9.99', 'not a price in'],
    ['a price that may be two', 'price', '1.250', 'may mean two prices'],
    ['a date of no known shape', 'pubdate', 'soon', 'not a date'],
    ['words for a number', 'qty', 'lots', 'not a number of copies'],
  ])('has a row with %s refused with the reason', async (_what, column, value, reason) => {
    expect(
      await setup.importInto(setup.file('row.csv', `isbn,title,${column}\n${eisbn},Emma,${value}\n`)),
    ).toMatchObject({
      bad: [{ line: 2, reason: expect.stringContaining(reason) }],
    });
  });

  it('keeps what is known of a date', async () => {
    await setup.importInto(setup.file('date.csv', `isbn,title,pubdate\n${eisbn},Emma,May 1998\n`));
    expect(await title()).toMatchObject({ release_date_text: 'May 1998' });
  });
});

it.each([
  [['', '9780306406157'], '9780306406157'],
  [['=""', '="9780306406157"'], '9780306406157'],
  [['9780316769487', '0306406152'], '9780306406157'],
  [["'9780306406157"], '9780306406157'],
  [['306406152'], '9780306406157'],
])('the ISBN of %j is the good one', (cells, isbn) => expect(tableIsbn(cells)).toBe(isbn));

it.each([
  [['=""'], 'missing'],
  [['9780316769487'], 'check digit'],
  [['4006381333931'], 'article number'],
  [['012345678905'], '12 digits'],
  [['9.78E+12'], 'rounded'],
  [['9790260000438'], 'sheet music'],
  [['12345'], '5 digits'],
  [['soon'], 'is not an ISBN'],
])('%j has its own reason', (cells, reason) =>
  expect(tableIsbn(cells)).toEqual({ reason: expect.stringContaining(reason) }),
);

it.each([
  [['One|Two'], ['One', 'Two']],
  [['Lloyd, J. ; Mitchinson, J'], ['J. Lloyd', 'J Mitchinson']],
  [['Terry Pratchett, Neil Gaiman'], ['Terry Pratchett', 'Neil Gaiman']],
  [['Le Guin, Ursula K.'], ['Ursula K. Le Guin']],
  [['Martin Luther King, Jr.'], ['Martin Luther King Jr.']],
  [['King, Martin Luther, Jr.'], ['Martin Luther King Jr.']],
  [
    ['Ann Lee', 'Ann Lee, Bo Hall'],
    ['Ann Lee', 'Bo Hall'],
  ],
])('the authors of %j are %j', (cells, names) => expect(tableAuthors(cells).map(({ name }) => name)).toEqual(names));

it.each([
  ['FICTION', ['Fiction']],
  ['fiction|Fiction|FICTION', ['Fiction']],
  ['Fiction/Mystery|Fiction / Mystery', ['Fiction / Mystery']],
  ['Books > True crime', ['Books / True crime']],
])('the subjects of %j are %j', (text, subjects) => expect(tableSubjects(text)).toEqual(subjects));
