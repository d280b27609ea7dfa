import { withThirteenCheck } from '@bookfront/shared/format';
import type { Payload } from '@bookfront/shared/schemas';
import { openTestImport, type TestImport } from '../../../testing/test-import';
import { saveSettings } from '../../settings/save-settings';
import { shopByName } from '../../shop/shop';

let setup: TestImport;
let count = 0;

/** Title, author, and further columns: language, subjects, series, its number. */
const books = [
  ['The Hobbit Letters', 'J. R. R. Tolkien'],
  ['On Fairy Tales', 'JRR Tolkien'],
  ['A Map of Middle Roads', 'J.R.R. Tolkien'],
  ['Winnie on the Hill', 'A. A. Milne'],
  ['The U.S.A. by Rail', 'Una Track'],
  ['USA Today and Then', 'Una Track'],
  ['How to Get a Ph.D.', 'Una Track'],
  ['PhD for All', 'Una Track'],
  ['AC/DC Loud', 'Una Track'],
  ['The Mirror & the Lantern', 'Hilda Mant'],
  ['War and Weather', 'Leo Weather'],
  ['Salt + Pepper', 'Leo Weather'],
  ['Paul et Virginie en mer', 'Jacques Pierre', 'fre'],
  ['Tag und Nacht', 'Otto Uhr', 'ger'],
  ['Guerra e pioggia', 'Luigi Acqua', 'ita'],
  ['L’Amant du nord', 'Marie Dur', 'fre'],
  ["L'Étoile du sud", 'Marie Dur', 'fre'],
  ["Tess of the d'Urbervilles", 'Tom Hard'],
  ['Seas of Aubrey', 'Patrick O’Brian'],
  ['Shores of Aubrey', 'Patrick Obrian'],
  ['The E-Book Maker', 'Ina Press'],
  ['Ebook Design', 'Ina Press'],
  ['An E Book Reader', 'Ina Press'],
  ['Science-Fiction Stories', 'Ina Press'],
  ['Science Fiction Now', 'Ina Press'],
  ['Sciencefiction: a Handbook', 'Ina Press'],
  ['Two of Us', 'Paul Smith; Amy Adams'],
  ['One of Us', 'Paul Adams'],
  ['Ann at Sea', 'Ann Lee'],
  ['Ann on Land', 'Ann Leeson'],
  ['Ann in the Air', 'Ann Marie Lee'],
  ['The Left Hand of Day', 'Ursula K. Le Guin'],
  ['The Idiots', 'Fyodor Dostoyevsky'],
  ['The Gamblers', 'Fedor Dostoevsky'],
] as const;

beforeAll(async () => {
  setup = await openTestImport();
  await importBooks(books.map(([title, author, language = 'eng']) => [title, author, language, '', '', '']));
});
afterAll(() => setup.close());

async function importBooks(rows: readonly (readonly string[])[]): Promise<void> {
  const lines = rows.map((cells) =>
    [withThirteenCheck(`97869${String(++count).padStart(7, '0')}`), ...cells, '10.00', '3']
      .map((cell) => `"${cell.replaceAll('"', '""')}"`)
      .join(','),
  );
  const heading = 'isbn,title,author,language,subjects,series,series_num,price,qty';
  await setup.importInto(setup.file(`books-${count}.csv`, [heading, ...lines, ''].join('\n')));
}

type View = Payload<'browse/get'>;
const browse = (view: View) => setup.visitor.call('browse/get', { l: 200, ...view });
const titlesOf = async (view: View) => (await browse(view)).rows.map(({ title }) => title).toSorted();
const suggested = async (t: string) =>
  (await setup.visitor.call('browse/getSuggest', { t })).suggestions.map(({ title }) => title).toSorted();

describe('a search and its suggestions find the same titles', () => {
  const tolkien = ['A Map of Middle Roads', 'On Fairy Tales', 'The Hobbit Letters'];
  const ebooks = ['An E Book Reader', 'Ebook Design', 'The E-Book Maker'];
  const fiction = ['Science Fiction Now', 'Science-Fiction Stories', 'Sciencefiction: a Handbook'];
  it.each<[string, string[], string[]]>([
    [
      'initials',
      ['JRR Tolkien', 'J.R.R. Tolkien', 'J. R. R. Tolkien', 'J R R Tolkien', 'jrr tolkien', 'Tolkien, J.R.R.'],
      tolkien,
    ],
    ['two initials', ['AA Milne', 'A.A. Milne', 'A. A. Milne', 'a a milne'], ['Winnie on the Hill']],
    ['dotted abbreviations', ['USA', 'U.S.A.', 'U. S. A.', 'u s a'], ['The U.S.A. by Rail', 'USA Today and Then']],
    ['abbreviations of syllables', ['PhD', 'Ph.D.', 'phd'], ['How to Get a Ph.D.', 'PhD for All']],
    ['slashes', ['AC/DC', 'ACDC', 'ac dc', 'AC-DC'], ['AC/DC Loud']],
    [
      '&',
      [
        'The Mirror and the Lantern',
        'The Mirror & the Lantern',
        'mirror und lantern',
        'mirror et lantern',
        'mirror + lantern',
      ],
      ['The Mirror & the Lantern'],
    ],
    ['and', ['War & Weather', 'war and weather', 'War + Weather', 'weather y war'], ['War and Weather']],
    ['+', ['salt and pepper', 'salt & pepper', 'salt + pepper', 'salt et pepper'], ['Salt + Pepper']],
    ['et', ['Paul and Virginie', 'paul & virginie', 'Paul et Virginie'], ['Paul et Virginie en mer']],
    ['und', ['Tag and Nacht', 'Tag & Nacht', 'Tag und Nacht', 'tag y nacht'], ['Tag und Nacht']],
    ['the Italian e', ['Guerra & pioggia', 'guerra and pioggia', 'guerra e pioggia'], ['Guerra e pioggia']],
    ['an elision', ["l'amant", 'l’amant', 'l amant', 'amant', 'lamant', "L'AMANT"], ['L’Amant du nord']],
    ['an elision with an accent', ["l'étoile", 'l’etoile', 'l etoile', 'étoile', 'etoile'], ["L'Étoile du sud"]],
    ['d’', ["d'Urbervilles", 'd’urbervilles', 'd urbervilles', 'urbervilles'], ["Tess of the d'Urbervilles"]],
    [
      'an Irish name',
      ["Patrick O'Brian", 'Patrick O’Brian', 'Patrick Obrian', 'Patrick O Brian', 'OBrian'],
      ['Seas of Aubrey', 'Shores of Aubrey'],
    ],
    ['a letter and a word', ['ebook', 'e-book', 'e book', 'E‑Book', 'EBook'], ebooks],
    ['a compound', ['science-fiction', 'sciencefiction', 'science fiction', 'Science–Fiction'], fiction],
    [
      'spellings of a name',
      [
        'Dostoevsky',
        'Dostoyevsky',
        'Dostojewski',
        'dostoïevski',
        'Fyodor Dostoevsky',
        'Fedor Dostoyevsky',
        'Достоевский',
        'Фёдор Достоевский',
      ],
      ['The Gamblers', 'The Idiots'],
    ],
  ])('however they are written: %s [API-015]', async (_what, spellings, expected) => {
    for (const t of spellings) {
      expect([t, await titlesOf({ t })]).toEqual([t, expected]);
      expect([t, await suggested(t)]).toEqual([t, expected]);
    }
  });

  it('but a word for and alone is searched as it is', async () => {
    expect(await titlesOf({ t: 'und' })).toEqual(['Tag und Nacht']);
    expect(await titlesOf({ t: '&' })).toEqual([]);
  });
});

describe('a search by author', () => {
  const author = (t: string) => titlesOf({ t, k: 'author' });
  const dialog = async (name: string) =>
    (await setup.visitor.call('title/getAuthorItems', { author: name })).rows.map(({ title }) => title).toSorted();

  it.each([
    ['Paul Adams', ['One of Us']],
    ['Amy Adams', ['Two of Us']],
    ['Ann Lee', ['Ann at Sea']],
    ['Lee, Ann', ['Ann at Sea']],
    ['Ann Leeson', ['Ann on Land']],
    ['Ursula Le Guin', ['The Left Hand of Day']],
    ['Ursula K. Le Guin', ['The Left Hand of Day']],
    ['JRR Tolkien', ['A Map of Middle Roads', 'On Fairy Tales', 'The Hobbit Letters']],
    ['J. R. R. Tolkien', ['A Map of Middle Roads', 'On Fairy Tales', 'The Hobbit Letters']],
    ['Patrick O’Brian', ['Seas of Aubrey', 'Shores of Aubrey']],
  ])('finds the titles of %s alone, as the author’s dialog does [API-020]', async (name, expected) => {
    expect(await author(name)).toEqual(expected);
    expect(await dialog(name)).toEqual(expected);
  });

  it('takes part of a name, whole words first', async () => {
    expect(await author('adams')).toEqual(['One of Us', 'Two of Us']);
    expect(await author('Smith Paul')).toEqual(['Two of Us']);
    expect(await author('Le Guin')).toEqual(['The Left Hand of Day']);
    expect(await author('lee')).toEqual(['Ann at Sea', 'Ann in the Air']);
    expect(await author('lees')).toEqual(['Ann on Land']);
    expect(await dialog('Adams')).toEqual([]);
  });
});

describe('a shop’s own settings and feeds', () => {
  it('a shop adds spellings of names', async () => {
    expect(await titlesOf({ t: 'Mantova' })).toEqual([]);
    const saltwater = await shopByName(setup.shop.db, 'saltwater');
    if (!saltwater) throw new Error('no shop');
    const { settings, contact_and_hours, back_office } = saltwater;
    await saveSettings(setup.shop.db, saltwater.store_id, {
      ...settings,
      contact_and_hours,
      back_office: { ...back_office, name_spellings: [['Mant', 'Mantova']] },
    });
    expect(await titlesOf({ t: 'Mantova' })).toEqual(['The Mirror & the Lantern']);
    expect(await titlesOf({ t: 'Hilda Mantova', k: 'author' })).toEqual(['The Mirror & the Lantern']);
    expect(await titlesOf({ t: 'Dostojewski' })).toEqual(['The Gamblers', 'The Idiots']);
  });

  it('series count from 0, on browse as in the dialog [API-021]', async () => {
    const inSeries = (title: string, number: string) => [title, 'Sy Quell', 'eng', '', 'Tide Tales', number];
    await importBooks([
      inSeries('Tide Two', '2'),
      inSeries('Tide Nought', '0'),
      inSeries('Tide Ten', '10'),
      inSeries('Tide', ''),
    ]);
    const order = ['Tide Nought', 'Tide Two', 'Tide Ten', 'Tide'];
    const { rows } = await browse({ t: 'Tide Tales', k: 'whole_series' });
    expect(rows.map(({ title }) => title)).toEqual(order);
    const dialog = await setup.visitor.call('title/getSeriesItems', { series: 'Tide Tales' });
    expect(dialog.rows.map(({ title }) => title)).toEqual(order);
  });

  it('titles are in order by their language’s articles, and by the value of numbers', async () => {
    const titles = [
      ['Die Quiltings Again', 'eng'],
      ['Die Quilte', 'ger'],
      ['L’Quiltine', 'fre'],
      ['Une quiltaine', 'fre'],
      ['Las Quiltas', 'spa'],
      ['A Quiltable A to Z', 'eng'],
      ['Quilts, Volume 10', 'eng'],
      ['Quilts, Volume 9', 'eng'],
      ['Quilts, Volume 009 b', 'eng'],
    ] as const;
    await importBooks(titles.map(([title, language]) => [title, 'Kit Quiltmaker', language, '', '', '']));
    const { rows } = await browse({ t: 'Quiltmaker', k: 'author', v: 'title' });
    expect(rows.map(({ title }) => title)).toEqual([
      'Die Quiltings Again',
      'A Quiltable A to Z',
      'Une quiltaine',
      'Las Quiltas',
      'Die Quilte',
      'L’Quiltine',
      'Quilts, Volume 9',
      'Quilts, Volume 009 b',
      'Quilts, Volume 10',
    ]);
  });

  it('a filter value is one, however it is spelled', async () => {
    const subjects = ['Fiction/Mystery', 'FICTION / Mystery', 'fiction / mystery', 'Fiction / Mystery', 'Fiction'];
    await importBooks(subjects.map((subject, at) => [`Case ${at}`, 'Cass Solver', 'eng', subject, '', '']));
    const { filter_info } = await browse({ t: 'Cass Solver' });
    expect(filter_info.bisac36).toHaveLength(1);
    expect(filter_info.bisac36?.[0]).toMatchObject({ e: 'Fiction', c: 5, subfilter: [{ e: 'Mystery', c: 4 }] });
    for (const s of ['Fiction/Mystery', 'FICTION / MYSTERY', 'fiction / mystery']) {
      const { row_count, filter_info: chosen } = await browse({ t: 'Cass Solver', s: encodeURIComponent(s) });
      expect(row_count).toBe(4);
      expect(chosen.bisac36?.[0]?.subfilter).toEqual([expect.objectContaining({ k: s, e: 'Mystery', c: 4, s: true })]);
      expect((await browse({ t: 'Cass Solver', n: encodeURIComponent(s) })).row_count).toBe(1);
    }
  });
});
