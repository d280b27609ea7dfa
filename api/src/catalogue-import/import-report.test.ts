import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openTestImport, type TestImport } from '../../testing/test-import';
import { importCommand } from './import-command';

let setup: TestImport;
beforeAll(async () => {
  setup = await openTestImport();
});
afterAll(() => setup.close());

async function run(...args: string[]) {
  const lines: string[] = [];
  const errors: string[] = [];
  const code = await importCommand(setup.shop.db, args, {
    info: (line) => lines.push(line),
    error: (line) => {
      errors.push(line);
      return 1;
    },
  });
  return { code, lines, errors };
}

describe('the report of an import', () => {
  it('says what was taken, refused and not used, on the screen and in a file', async () => {
    const path = setup.file(
      'stock.csv',
      'isbn,title,price,shelf\n9780306406157,Emma,12.00,A1\n9780471958697,Beck,,B2\n9780316769487,Wrong,1,C\n9780316769480,Wrong too,1,C\n',
    );
    const report = join(dirname(path), 'report.txt');
    const { code, lines } = await run(path, '--report', report);
    expect(code).toBe(3);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Record 3 \(line 4\): '9780316769487' is not an ISBN/),
        expect.stringMatching(/^Refused 2: … is not an ISBN/),
        'Columns used: isbn, title, price.',
        'Columns not used: shelf.',
        expect.stringMatching(/^1 taken without a price in CAD/),
        expect.stringMatching(/^stock\.csv into .+: 2 added, 0 updated, 0 unchanged, 0 withdrawn, 2 refused\.$/),
      ]),
    );
    expect(existsSync(report)).toBe(true);
    expect(readFileSync(report, 'utf8')).toContain('Record 4 (line 5)');
  });

  it.each([
    ['reference', '<Prize><PrizeName>Best</PrizeName></Prize><x999>1</x999>'],
    ['short', '<prize><g126>Best</g126></prize><x999>1</x999>'],
  ])('lists the elements that it doesn’t use, from %s tags, by reference name', async (_what, unused) => {
    const path = setup.file(
      'prizes.xml',
      `<ONIXMessage release="3.0"><Header/>${['9780306406157', '9780471958697']
        .map(
          (eisbn) =>
            `<Product><RecordReference>r</RecordReference><NotificationType>03</NotificationType><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${eisbn}</IDValue></ProductIdentifier><DescriptiveDetail><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>Emma</TitleText></TitleElement></TitleDetail></DescriptiveDetail><CollateralDetail><TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience><Text><p>A <em>book</em>.</p></Text></TextContent>${unused}</CollateralDetail></Product>`,
        )
        .join('')}</ONIXMessage>`,
    );
    expect((await run(path)).lines).toContain('Elements not used: Prize (2), x999 (2).');
  });

  it('names the formats that it doesn’t know, since tax depends on them', async () => {
    const path = setup.file(
      'formats.csv',
      'isbn,title,format\n9780306406157,Emma,Flurb\n9780471958697,Beck,Paperback\n9781554042951,Two,Flurb\n',
    );
    expect((await run(path)).lines).toContain(
      "Formats that aren't known; check these titles and their tax: 'Flurb' (2).",
    );
  });

  it('of a dry run says what would change, and nothing changes', async () => {
    const path = setup.file('try.csv', 'isbn,title\n9780804429573,Two\n');
    const { code, lines } = await run(path, '--dry-run');
    expect(code).toBe(0);
    expect(lines.at(-1)).toMatch(/^try\.csv would change .+: 1 added.+Nothing was changed\.$/);
    expect(await setup.visitor.refusal('title/getItem', { eisbn: '9780804429573' })).toMatchObject({
      code: 'no_title',
    });
    expect((await run(path)).lines.at(-1)).toContain('1 added');
  });

  it.each([
    [
      'a feed of news',
      'news.xml',
      '<?xml version="1.0"?><rss version="2.0"><channel><title>x</title></channel></rss>',
      'no ONIX message',
    ],
    ['a message without products', 'none.xml', '<ONIXMessage release="3.0"><Header/></ONIXMessage>', 'no products'],
    ['nothing', 'empty.csv', '', 'empty'],
    ['words', 'words.txt', 'Buy books.\nSell books.\n', 'no column for the ISBN'],
    ['a table of nothing but its header', 'header.csv', 'isbn,title\n\n', 'no rows below'],
    ['a PDF', 'list.pdf', '%PDF-1.7 and more', 'PDF'],
  ])('fails for %s', async (_what, name, content, reason) => {
    const { code, errors } = await run(setup.file(name, content));
    expect(code).toBe(1);
    expect(errors.join()).toContain(reason);
  });

  it.each([
    ['a folder', '/tmp', 'is a folder'],
    ['an address', 'https://example.com/feed.xml', 'is an address'],
    ['no file', '/nowhere/feed.xml', 'There is no file'],
  ])('says what to do with %s', async (_what, path, reason) => {
    expect((await run(path)).errors.join()).toContain(reason);
  });
});
