import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { isReasonableZip } from '../files/check-zip';
import { readFile } from './read-file';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bookfront-reader-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function read(content: string | Buffer) {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  const outcome = await readFile(path);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.list;
}
const isbns = async (content: string | Buffer) => (await read(content)).isbns;
const failures = async (content: string | Buffer) =>
  (await read(content)).failed.map(({ line, text, reason }) => `${line}: ${text}: ${reason}`);
const workbook = (rows: unknown[][], bookType: 'xlsx' | 'biff8' = 'xlsx'): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows));
  return write(book, { type: 'buffer', bookType });
};
const [first, second] = ['9780306406157', '9780804429573'];

describe('a pasted or uploaded text', () => {
  it.each([
    ['978-0-306-40615-7 and 080442957X'],
    ['0306406152 9780804429573'],
    ['9780306406157\n978 0804429573'],
    ['0-306-40615-2, 0 8044 2957 x'],
    ['978‑0‑306‑40615‑7;080442957 X '],
    ['ISBN: 9780306406157. ISBN-10: 0-8044-2957-X.'],
    ['9780306406157 9780306406157 0306406152 080442957X'],
  ])('yields each ISBN once, in order, in any spelling: %j [SRC-11] [SRC-12]', async (text) =>
    expect(await isbns(text)).toEqual([first, second]),
  );

  it('accepts 979 numbers, which have no ISBN-10, and no 977 ones [SRC-12]', async () => {
    expect(await isbns('9798732190021 9791090636071 9771234567898')).toEqual(['9798732190021', '9791090636071']);
  });

  it('reports invalid ISBNs with their line, and skips telephone numbers', async () => {
    const text = '9780306406157\ncall 604-555-0142\n9780316769487\n9790260000438\n487311336X\n9.78031E+12\n';
    expect(await failures(text)).toEqual([
      expect.stringMatching(/^3: 9780316769487: This is not an ISBN/),
      expect.stringMatching(/^4: 9790260000438: This is sheet music/),
      expect.stringMatching(/^5: 487311336X: This is not an ISBN/),
      expect.stringMatching(/^6: 9.78031E\+12: A spreadsheet has rounded/),
    ]);
  });

  it.each([
    ['a byte-order mark', '\ufeffISBN,Title\n9780306406157,One\n080442957X,Two'],
    ['semicolons', 'Title;isbn13;Price\nOne;9780306406157;2,50\n"Two; too";9780804429573;1'],
    ['tabs', 'Title\tEAN\nOne\t9780306406157\nTwo\t9780804429573'],
    ['quotes', '"Title","ISBN"\r\n"A ""quoted"", life","978-0-306-40615-7"\r\n"Two","080442957X"\r\n'],
    ['Windows-1252', Buffer.from('Titre;ISBN\nL\x92\xe9t\xe9;9780306406157\n\x80;080442957X', 'latin1')],
    ['UTF-16', Buffer.from('\ufeffISBN\n9780306406157\n080442957X', 'utf16le')],
    ['a quoted cell with a line end', 'title,isbn\n"One\nand more",9780306406157\nTwo,080442957X'],
    ['a title above the header', 'My list; of books\n\nTitle,ISBN\nOne,9780306406157\nTwo,080442957X'],
    ['two ISBN columns, one of them empty', 'isbn,isbn13\n"=""""",9780306406157\n080442957X,'],
    ['a stray quote', 'title,isbn\n"Hush," said the fox,9780306406157\nTwo,080442957X'],
    ['lost zeros', 'isbn\n306406152\n080442957X'],
    ['a spreadsheet’s guard', 'isbn\n="9780306406157"\n="080442957X"'],
  ])('is read as a table with %s', async (_what, content) => expect(await isbns(content)).toEqual([first, second]));

  it('with an ISBN column reports rows without an ISBN and reads no other column', async () => {
    const table = 'Title,ISBN\nOne,9780306406157\nTwo,\n9780804429573,9.78E+12\n';
    expect(await isbns(table)).toEqual([first]);
    expect(await failures(table)).toEqual([
      '3: : There is no ISBN in this row.',
      expect.stringMatching(/^4: 9.78E\+12: A spreadsheet has rounded/),
    ]);
  });
});

/** One ISBN as word processors, emails, catalogues and full-width typing write it. */
const spellings = [
  '\u200e9780306406157',
  '9780306406157\u200e',
  '\u202a978-0-306-40615-7\u202c',
  '\u202b9780306406157\u202c',
  '978\u200b0306\u200b406157',
  '\u20689780306406157\u2069',
  '978\u00ad0306406157',
  '9\u200b780306406157',
  '9780306406157.',
  '9780306406157,',
  '(9780306406157)',
  '[978-0-306-40615-7]',
  '\u201c9780306406157\u201d',
  '\u20189780306406157\u2019',
  '\u00ab9780306406157\u00bb',
  'ISBN 9780306406157 (pbk)',
  'ISBN-13: 978-0-306-40615-7 (hardcover : alk. paper)',
  'ISBN9780306406157',
  'urn:isbn:9780306406157',
  '９７８０３０６４０６１５７',
  '９７８－０－３０６－４０６１５－７',
  'ＩＳＢＮ９７８０３０６４０６１５７',
  '０３０６４０６１５２',
  '\u200e0-306-40615-2\u202c.',
];

describe('a number with other characters around it', () => {
  it.each(spellings)('in running text is recognized: %j', async (spelling) => {
    expect(await read(`${spelling}\n０８０４４２９５７Ｘ\n`)).toEqual({
      isbns: [first, second],
      failed: [],
      failed_count: 0,
    });
  });

  it.each(spellings.filter((spelling) => !spelling.includes(',')))(
    'in a column of ISBNs is recognized: %j',
    async (spelling) => {
      expect(await read(`Title,\u200eＩＳＢＮ\nOne,${spelling}\nTwo,"０８０４４２９５７ｘ,"\n`)).toEqual({
        isbns: [first, second],
        failed: [],
        failed_count: 0,
      });
      expect(
        await read(
          workbook([
            ['Title', 'ISBN:'],
            ['One', spelling],
            ['Two', '(080442957X)'],
          ]),
        ),
      ).toEqual({ isbns: [first, second], failed: [], failed_count: 0 });
    },
  );

  it.each(['\u200eISBN', 'ＩＳＢＮ', 'ISBN:', '[ean13]'])('names a column in a header: %j', async (header) => {
    expect(await failures(`Title,${header}\nOne 9780804429573,\n`)).toEqual(['2: : There is no ISBN in this row.']);
  });

  it('is separated from the next by invisible characters', async () => {
    expect(await isbns('9780306406157\u200b9780804429573')).toEqual([first, second]);
    expect(await isbns('9780306406157¹ ②9780804429573')).toEqual([first, second]);
  });

  it('with a wrong check digit is reported in its line as it is displayed', async () => {
    const wrong = '\u200e９７８０３０６４０６１５８\u202c';
    expect(await failures(`9780306406157\n\n${wrong}\n（０３０６４０６１５３）。\n`)).toEqual([
      expect.stringMatching(/^3: ９７８０３０６４０６１５８: This is not an ISBN/),
      expect.stringMatching(/^4: ０３０６４０６１５３: This is not an ISBN/),
    ]);
    expect(await failures(`isbn\n\u200b\n${wrong}\n9780306406157 or 9780804429573\n９.７８Ｅ+１２\n`)).toEqual([
      expect.stringMatching(/^3: ９７８０３０６４０６１５８: This is not an ISBN/),
      expect.stringMatching(/^4: 9780306406157 or 9780804429573: This is not an ISBN/),
      expect.stringMatching(/^5: ９.７８Ｅ\+１２: A spreadsheet has rounded/),
    ]);
  });

  it('with byte-order marks between its digits matches in one way only', async () => {
    const marked = (digits: string) => [...digits].join('\ufeff'.repeat(12));
    expect(await isbns(`${marked('1111111111')}a\n9780306406157\n`)).toEqual([first]);
  });

  it.each([
    ['brackets', '('],
    ['invisible signs', '\u200b'],
    ['byte-order marks', '\ufeff'],
    ['digits apart', '12\u200b '],
    ['letters of full width', 'Ａ'],
  ])('is looked for in a line of a quarter of a million %s without losing the next line', async (_what, character) => {
    const line = `a${character.repeat(250_000)}a`;
    expect(await isbns(`${line}\n9780306406157\n`)).toEqual([first]);
    expect(await isbns(`isbn\n${line}\n9780306406157\n`)).toEqual([first]);
    expect(await isbns(`${line},isbn\n,9780306406157\n`)).toEqual([first]);
  });
});

describe('a page', () => {
  it('yields the ISBNs that it shows and links to, not those of its scripts', async () => {
    const html = `<!doctype html><html><head><script>var x='9780061120084'</script></head>
      <body><p>Emma: <b>978</b>0306406157</p><a href="/book/9780804429573">Two</a></body></html>`;
    expect(await isbns(html)).toEqual([first, second]);
  });

  it('with nested entities is ordinary text', async () => {
    const bomb = `<!DOCTYPE html [<!ENTITY a "9780306406157 ">${Array.from({ length: 12 }, (_one, i) => `<!ENTITY b${i} "${'&a;'.repeat(10)}">`).join('')}]><html><p>&b11;</p><p>080442957X</p></html>`;
    expect((await isbns(bomb)).length).toBeLessThanOrEqual(2);
  });
});

describe('a workbook', () => {
  it('of two ISBN columns is read by the one that is filled', async () => {
    expect(
      await isbns(
        workbook([
          ['ISBN', 'ISBN13'],
          ['', first],
          [second, ''],
        ]),
      ),
    ).toEqual([first, second]);
  });

  it('and a table may write ISBNs as fractions', async () => {
    expect(await isbns(`isbn,qty\n${first}.0,1\n80442957.0,1\n`)).toEqual([first]);
    expect(await isbns(`isbn,qty\n306406020.0,1\n`)).toEqual(['9780306406027']);
  });

  it.each(['xlsx', 'biff8'] as const)('is read by its ISBN column, in the format %s', async (kind) => {
    const book = workbook(
      [['My list'], ['Title', 'ISBN'], ['One', 9780306406157], ['Two', '080442957X'], ['Three', 'soon'], []],
      kind,
    );
    expect(await isbns(book)).toEqual([first, second]);
    expect(await failures(book)).toEqual([expect.stringMatching(/^5: soon/)]);
  });

  it('without an ISBN column yields every ISBN in any cell', async () => {
    expect(await isbns(workbook([['a', 'see 9780306406157'], [306406152], ['080442957x']]))).toEqual([first, second]);
  });
});

describe('an unreadable file', () => {
  it.each([
    ['a picture called .txt', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['nothing', Buffer.alloc(0)],
    ['a zip that is no workbook', Buffer.from('PK\u0003\u0004 and then nothing')],
    [
      'an old document that is no workbook',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600, 7)]),
    ],
  ])('is refused with a reason: %s', async (_what, content) => {
    const path = join(folder, 'file');
    writeFileSync(path, content);
    expect(await readFile(path)).toEqual({
      ok: false,
      reason: expect.stringMatching(/^This file (is empty|couldn’t be read)/),
    });
  });

  it('includes a zip archive that would exceed memory when unpacked', () => {
    const zip = workbook([['a']]);
    expect(isReasonableZip(zip)).toBe(true);
    const bomb = Buffer.from(zip);
    const entry = bomb.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    bomb.writeUInt32LE(0xfffffff0, entry + 24);
    expect(isReasonableZip(bomb)).toBe(false);
  });
});

it('a list of more than fifty thousand ISBNs is read up to the limit, and says so', async () => {
  const numbers = Array.from({ length: 60_000 }, (_one, at) =>
    withCheck(`978${String(100_000_000 + at).padStart(9, '0')}`),
  );
  expect(await isbns(numbers.join('\n'))).toHaveLength(50_000);
  expect(await failures(numbers.join('\n'))).toEqual([
    '50001: : We took the first 50,000 ISBNs. Split the list to add the rest.',
  ]);
  expect(await failures(numbers.slice(0, 50_000).join('\n'))).toEqual([]);
});

const withCheck = (twelve: string): string =>
  twelve + ((10 - ([...twelve].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10)) % 10);
