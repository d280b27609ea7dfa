import { openTestImport, type TestImport } from '../../../testing/test-import';
import { splitSeries } from './table-record';

let setup: TestImport;
beforeAll(async () => {
  setup = await openTestImport();
});
afterAll(() => setup.close());

describe('a table', () => {
  it.each([
    ['comma', 'isbn13,title,authors\n9780306406157,"A ""quoted"" title",One|Two\n'],
    ['semicolon', '\ufeffISBN-13;Title;Author\n9780306406157;A "quoted" title;One|Two\n'],
    ['tab', 'ISBN\tTITLE\tAuthors\n0-306-40615-2\tA "quoted" title\tOne|Two\n'],
  ])('with %s is read', async (name, content) => {
    await setup.importInto(setup.file(`${name}.csv`, content));
    expect(await setup.visitor.call('title/getItem', { eisbn: '9780306406157' })).toMatchObject({
      title: 'A "quoted" title',
      authors: [{ name: 'One' }, { name: 'Two' }],
    });
  });

  it('without a column of ISBNs is refused once, as no table of books', async () => {
    const { added, bad, broken } = await setup.importInto(
      setup.file('notes.md', '# Notes\n\nBuy books, and sell them.\n'),
    );
    expect({ added, bad }).toEqual({ added: 0, bad: [] });
    expect(broken).toEqual({ line: 1, reason: expect.stringContaining('no column for the ISBN') });
  });

  it('treats names of JavaScript properties as text: they are no binding and no language', async () => {
    const { added, bad, broken } = await setup.importInto(
      setup.file('words.csv', 'isbn,title,format,language\n9780470059029,Words,constructor,constructor\n'),
    );
    expect({ added, bad, broken }).toEqual({ added: 1, bad: [], broken: undefined });
    expect(await setup.visitor.call('title/getItem', { eisbn: '9780470059029' })).toMatchObject({
      binding: 'Book',
      language: 'eng',
    });
  });

  it('in Windows-1252 keeps its accents', async () => {
    await setup.importInto(
      setup.file(
        'windows.csv',
        Buffer.from(
          'isbn;title;author;price;qty\n9781554042951;Détruire, dit-elle;Marguerite Duras;12,50;<100\n',
          'latin1',
        ),
      ),
    );
    expect(await setup.visitor.call('title/getItem', { eisbn: '9781554042951' })).toMatchObject({
      authors: [{ name: 'Marguerite Duras' }],
      available: [{ price: 1250, onhand: 1 }],
    });
  });

  it('loses invisible and direction-changing characters, and page counts below one', async () => {
    const row = '9780306406157,"Ti\u202etle\u0000 A\u2066\u0007",One\u202dName,"Wo\u0001rds\u202e, more",-3\n';
    await setup.importInto(setup.file('tricks.csv', `isbn,title,author,description,pages\n${row}`));
    expect(await setup.visitor.call('title/getItem', { eisbn: '9780306406157' })).toMatchObject({
      title: 'Title A',
      authors: [{ name: 'OneName' }],
      description: '<p>Words, more</p>',
      pages: null,
    });
  });

  it('yields each book once, under any form of its number, and no lost or invalid numbers', async () => {
    const { added, bad } = await setup.importInto(
      setup.file(
        'twice.csv',
        'isbn,title\n080442957X,One Book\n978-0-8044-2957-3,The Same\n9.78E+12,Lost\n9780316769487,Wrong\n,None\n',
      ),
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
});

it.each([
  ['The Hunger Games (The Hunger Games, #1)', 'The Hunger Games', 'The Hunger Games', '1'],
  ['The Lord of the Rings (The Lord of the Rings, #1-3)', 'The Lord of the Rings', 'The Lord of the Rings', '1-3'],
  ['I, Robot (Robot #0.1)', 'I, Robot', 'Robot', '0.1'],
  ['Ranma ½, Vol. 1 (Ranma ½ (US 2nd), #1)', 'Ranma ½, Vol. 1', 'Ranma ½ (US 2nd)', '1'],
  ['Emma (Annotated)', 'Emma (Annotated)', '', ''],
])('the series in the title %s is told from it', (text, title, series, series_num) =>
  expect(splitSeries(text)).toEqual({ title, series, series_num }),
);
