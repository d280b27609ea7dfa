import { gzipSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { openTestImport, type TestImport } from '../../testing/test-import';
import { zip } from '../../testing/zip';
import { limited } from './source';

let setup: TestImport;
beforeAll(async () => {
  setup = await openTestImport();
});
afterAll(() => setup.close());

const eisbn = '9780306406157';
const table = `isbn,title,price\n${eisbn},Été,12.00\n`;
const titleOf = async () => (await setup.visitor.call('title/getItem', { eisbn })).title;
const workbook = (): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([['My list'], ['ISBN', 'Title', 'Price'], [9780306406157, 'Été', 12.5]]),
  );
  return write(book, { type: 'buffer', bookType: 'xlsx' });
};
const onix = (declared: string, title: string) =>
  `<?xml version="1.0" encoding="${declared}"?><ONIXMessage release="3.0"><Header/><Product><RecordReference>1</RecordReference><NotificationType>03</NotificationType><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${eisbn}</IDValue></ProductIdentifier><DescriptiveDetail><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement></TitleDetail></DescriptiveDetail></Product></ONIXMessage>`;

it.each([
  ['packed with gzip', 'list.csv.gz', gzipSync(table)],
  [
    'packed with zip',
    'list.zip',
    zip([
      { name: 'a/', content: '' },
      { name: 'a/list.csv', content: table },
    ]),
  ],
  ['in a workbook', 'list.xlsx', workbook()],
  [
    'in UTF-8 with a wrong byte elsewhere',
    'bad.csv',
    Buffer.concat([Buffer.from(`${table}9780471958697,"é à ü ö `), Buffer.from([0xe9]), Buffer.from('"\n')]),
  ],
  ['in Windows-1252', 'old.csv', Buffer.from(table, 'latin1')],
  ['in UTF-8 that is declared as ISO-8859-1', 'liar.xml', Buffer.from(onix('ISO-8859-1', 'Été'))],
  ['in Windows-1252 that is declared as UTF-8', 'liar2.xml', Buffer.from(onix('UTF-8', 'Été'), 'latin1')],
])('a file %s is read', async (_what, name, content) => {
  const { broken } = await setup.importInto(setup.file(name, content));
  expect(broken).toBeUndefined();
  expect(await titleOf()).toBe('Été');
});

const list = { name: 'list.csv', content: table };
it.each([
  ['of several files', [list, { ...list, name: 'other.csv' }], 'holds 2 files: unpack it'],
  ['of a workbook', [{ name: 'list.xlsx', content: 'PK' }], 'holds list.xlsx: unpack it'],
  ['of nothing', [], 'holds no file'],
])('a zip archive %s is refused with what to do', async (_what, entries, reason) => {
  const { broken } = await setup.importInto(setup.file('list.zip', zip(entries)));
  expect(broken?.reason).toContain(reason);
});

it('a zip archive that was changed is refused with one line', async () => {
  const bytes = zip([list]);
  bytes.fill(0x78, 30, 45);
  const { broken } = await setup.importInto(setup.file('list.zip', bytes));
  expect(broken).toMatchObject({ line: 0, reason: expect.stringMatching(/^it can't be read: /) });
});

it('a file that unpacks to more than its limit is refused', async () => {
  const chunks = async function* () {
    for (;;) yield Buffer.alloc(1024);
  };
  const read = async () => {
    for await (const _chunk of limited(chunks(), 10_240));
  };
  await expect(read()).rejects.toThrow('it unpacks to more than');
});

it.each([
  ['cut short', gzipSync(table).subarray(0, 30)],
  ['changed', Buffer.concat([gzipSync(table).subarray(0, 12), Buffer.from('xxxxxxxxxxxx')])],
])('a gzip file that was %s is refused with one line', async (_what, content) => {
  const { broken } = await setup.importInto(setup.file('list.csv.gz', content));
  expect(broken).toMatchObject({ line: 0, reason: expect.stringMatching(/^it can't be read: /) });
});
