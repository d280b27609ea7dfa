import { findHeader } from './find-header';
import { RowSplitter, type TextRow } from './row-splitter';

function rowsOf(text: string, separator = ',', chunk = text.length): TextRow[] {
  const splitter = new RowSplitter(separator);
  const rows: TextRow[] = [];
  for (let at = 0; at < text.length; at += chunk) rows.push(...splitter.write(text.slice(at, at + chunk)));
  return [...rows, ...splitter.close()];
}

describe.each([1, 2, 7, 1000])('a table that arrives %i characters at a time', (chunk) => {
  it.each([
    [
      'plain cells',
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['cells with separators', '"a,b",c\n', [['a,b', 'c']]],
    ['cells with doubled quotes', '"say ""a""",c\n', [['say "a"', 'c']]],
    [
      'cells with line ends',
      '"a\r\nb",c\nd,e',
      [
        ['a\r\nb', 'c'],
        ['d', 'e'],
      ],
    ],
    ['quotes within plain cells', 'a "quoted" b,c\n', [['a "quoted" b', 'c']]],
    ['empty cells', ',"",\n', [['', '', '']]],
    ['blanks around quotes', ' "a" , b \n', [['a', 'b']]],
    ['the line ends of three systems', 'a\rb\r\nc\n', [['a'], ['b'], ['c']]],
  ])('has %s', (_what, text, cells) => expect(rowsOf(text, ',', chunk).map((row) => row.cells)).toEqual(cells));

  it('tells a row with a stray quote and takes all others', () => {
    const rows = rowsOf('1,One\n2,"Hush," said the fox\n3,Three\n4,"Four"\n', ',', chunk);
    expect(rows.map(({ line, fault }) => [line, fault])).toEqual([
      [1, undefined],
      [2, 'stray_quote'],
      [3, undefined],
      [4, undefined],
    ]);
  });

  it('tells a row whose quote never closes and takes all others', () => {
    const rows = rowsOf('1,One\n2,"Two\n3,Three\n4,Four\n', ',', chunk);
    expect(rows.map(({ line, cells, fault }) => [line, cells[0], fault])).toEqual([
      [1, '1', undefined],
      [2, '2', 'stray_quote'],
      [3, '3', undefined],
      [4, '4', undefined],
    ]);
  });

  it('counts the lines within cells', () => {
    expect(rowsOf('"a\nb"\nc\n', ',', chunk).map(({ line }) => line)).toEqual([1, 3]);
  });
});

it.each([
  ['at once', 'isbn,title\n1,2\n', ',', 0],
  ['after a title with other separators', 'Stock; today; all\n\nisbn,title,price\n', ',', 2],
  ['with tabs', 'isbn\ttitle\n', '\t', 0],
  ['with bars', 'title|isbn\n', '|', 0],
  ['with a comma in a quoted name', '"isbn","price, CAD";"x"\n', ',', 0],
])('the header is found %s', (_what, text, separator, at) => {
  expect(findHeader(text, (name) => name === 'isbn')).toMatchObject({ separator, at });
});
