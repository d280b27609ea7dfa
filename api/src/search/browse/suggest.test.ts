import { openTestImport, type TestImport } from '../../../testing/test-import';

let setup: TestImport;
beforeAll(async () => {
  setup = await openTestImport();
});
afterAll(() => setup.close());

it('whole-word matches come before prefix matches', async () => {
  const rows = [
    '9780306406157,Search,Ada,10.00,3',
    '9781554042951,Sea Glass,Ben,10.00,3',
    '9780804429573,Dear Sea,Cleo,10.00,3',
  ];
  await setup.importInto(setup.file('titles.csv', `isbn,title,author,price,qty\n${rows.join('\n')}\n`));
  const suggested = async (t: string) =>
    (await setup.visitor.call('browse/getSuggest', { t })).suggestions.map(({ title }) => title);
  expect(await suggested('sea')).toEqual(['Sea Glass', 'Search', 'Dear Sea']);
  expect(await suggested('sear')).toEqual(['Search']);
});

it('a suggestion has the price that the title’s card shows, and its cover', async () => {
  await setup.importInto(setup.file('more.csv', 'isbn,title,author,price,qty\n9780306406157,Zephyr,Ada,12.50,3\n'));
  const { suggestions } = await setup.visitor.call('browse/getSuggest', { t: 'zephyr' });
  expect(suggestions).toMatchObject([{ title: 'Zephyr', author: 'Ada', price: 1250, cover_url: '' }]);
  expect(suggestions[0]?.cover_image_cache).not.toBe('');
});
