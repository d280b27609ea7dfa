import { gzipSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { openTestImport, type TestImport } from '../../testing/test-import';
import { importCommand } from './import-command';

/* Files as clumsy hands, old programs and enemies make them. */
let setup: TestImport;
beforeAll(async () => {
  setup = await openTestImport();
});
afterAll(() => setup.close());

const eisbn = '9780306406157';
const taken = (name: string, content: string | Buffer) => setup.importInto(setup.file(name, content));
const item = () => setup.visitor.call('title/getItem', { eisbn });
const reasonsOf = async (text: string) => (await taken('table.csv', text)).bad.map(({ reason }) => reason);
type Cells = (string | number | Date | null)[][];
function workbook(...sheets: Cells[]): Buffer {
  const book = utils.book_new();
  for (const cells of sheets) utils.book_append_sheet(book, utils.aoa_to_sheet(cells));
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}

describe('a workbook', () => {
  it('may have blank rows, above its header too', async () => {
    const cells = [['Stock of the shop'], [], ['ISBN', 'Title'], [], [eisbn, 'After a gap']];
    expect(await taken('blank.xlsx', workbook(cells))).toMatchObject({ added: 1, refused: 0 });
  });

  it('may begin with a sheet that has no titles', async () => {
    const cover = [['Spring list'], ['Ask for Ann']];
    const result = await taken(
      'cover.xlsx',
      workbook(cover, [
        ['ISBN', 'Title'],
        [eisbn, 'Second sheet'],
      ]),
    );
    expect(result).toMatchObject({ updated: 1, refused: 0 });
    expect((await item()).title).toBe('Second sheet');
  });

  it('has prices that formulas have worked out to three places', async () => {
    const result = await taken(
      'discount.xlsx',
      workbook([
        ['ISBN', 'Price'],
        [eisbn, 11.655],
      ]),
    );
    expect(result).toMatchObject({ updated: 1, refused: 0 });
    expect((await item()).price).toBe(1166);
  });

  it('may have remarks beside its columns', async () => {
    const cells = [
      ['ISBN', 'Price'],
      [eisbn, 13, null, 'ask Ann'],
    ];
    expect(await taken('remark.xlsx', workbook(cells))).toMatchObject({ updated: 1, refused: 0 });
  });
});

describe('a row', () => {
  it('with more cells than there are columns is refused, since a comma has moved its values', async () => {
    expect(await reasonsOf(`isbn,qty,price\n${eisbn},1,250,9.99\n`)).toEqual([
      "It has more cells than the table has columns: quote a value that has a ',' in it",
    ]);
    expect(await reasonsOf(`isbn,price\n${eisbn},14.00,,\n`)).toEqual([]);
    expect((await item()).price).toBe(1400);
  });

  it('with two prices, or two stocks, under one heading is refused unless they are the same', async () => {
    expect(await reasonsOf(`isbn;price;Price\n${eisbn};12.00;15.00\n`)).toEqual([
      "Two columns are headed 'Price', and hold '12.00' and '15.00'",
    ]);
    expect(await reasonsOf(`isbn;qty;qty\n${eisbn};1;2\n`)).toHaveLength(1);
    expect(await reasonsOf(`isbn;price;Price\n${eisbn};15.00;15.00\n`)).toEqual([]);
    expect(await reasonsOf(`isbn;price;Price\n${eisbn};;16.00\n`)).toEqual([]);
    expect((await item()).price).toBe(1600);
  });

  it('with a price of ten million or more is refused', async () => {
    expect(await reasonsOf(`isbn,price,list price\n${eisbn},999999999999,20\n`)).toEqual([
      "'999999999999' is too much for a price",
    ]);
  });

  it('with an ISBN that a program has written as a fraction is taken', async () => {
    expect(await reasonsOf(`isbn,price\n${eisbn}.0,17.00\n`)).toEqual([]);
    expect(await reasonsOf('isbn,price\n306406020.0,17.00\n')).toEqual([
      '9780306406027 is not in the shop, and this is too little for a new title',
    ]);
  });

  it.each([
    ['title', `isbn,title\n${eisbn},${'x'.repeat(100_000)}\n`],
    ['author', `isbn,title,author\n${eisbn},T,${'Name '.repeat(20_000)}\n`],
    ['publisher', `isbn,title,publisher\n${eisbn},T,${'P'.repeat(501)}\n`],
    ['description', `isbn,title,description\n${eisbn},T,${'word '.repeat(50_000)}\n`],
  ])('with a cell of a whole file for its %s is refused', async (field, text) => {
    expect(await reasonsOf(text)).toEqual([expect.stringMatching(`^Its ${field} is longer than [\\d,]+ characters$`)]);
  });
});

describe('a file', () => {
  const table = (title: string) => `isbn,title,price\n${eisbn},${title},9.99\n`;
  it.each([
    ['UTF-16 without a mark', 'Wide', Buffer.from(table('Wide'), 'utf16le'), 'utf-16le'],
    ['UTF-16 of the other order', 'Wider', Buffer.from(table('Wider'), 'utf16le').swap16(), 'utf-16be'],
    ['Mac Roman', 'L’été de Zoë', macRoman(table('L’été de Zoë')), 'macintosh'],
    [
      'Windows-1252',
      'Le cœur, l’été',
      Buffer.from(`isbn;title\n${eisbn};Le c\x9cur, l\x92\xe9t\xe9\n`, 'latin1'),
      'windows-1252',
    ],
  ])('in %s is read', async (_what, title, content, encoding) => {
    expect(await taken(`${encoding}.csv`, content)).toMatchObject({ encoding, refused: 0 });
    expect((await item()).title).toBe(title);
  });

  it('that is packed twice is refused with what to do', async () => {
    const { broken } = await taken('twice.csv.gz', gzipSync(gzipSync(table('Twice'))));
    expect(broken?.reason).toBe('it is packed twice: unpack it and import that');
  });

  it('of thousands of columns has the first ones on the screen', async () => {
    const names = Array.from({ length: 5000 }, (_, at) => `c${at}`);
    const lines: string[] = [];
    const terminal = { info: (line: string) => lines.push(line), error: () => 1 };
    await importCommand(setup.shop.db, [setup.file('wide.csv', `isbn,title,${names.join(',')}\n`)], terminal);
    expect(lines.find((line) => line.startsWith('Columns not used'))).toMatch(/c19, … and 4980 more\.$/);
  });
});

function macRoman(text: string): Buffer {
  const bytes = new Map([...'’éë'].map((letter, at) => [letter, [0xd5, 0x8e, 0x91][at] ?? 0]));
  return Buffer.from([...text].map((letter) => bytes.get(letter) ?? letter.charCodeAt(0)));
}
