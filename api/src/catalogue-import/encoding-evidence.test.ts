import { decode, encode } from '../../testing/encode';
import { openTestImport, type TestImport } from '../../testing/test-import';
import { importCommand } from './import-command';
import { inspectBytes } from './inspect-file';

const factsOf = (bytes: Buffer) =>
  inspectBytes(
    (async function* () {
      for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
    })(),
  );
const table = (rows: readonly string[]) =>
  `isbn,title,author\n${rows.map((row, at) => `978030640${1000 + at},${row}\n`).join('')}`;

const japanese = [
  '吾輩は猫である,夏目漱石',
  'こころ,夏目漱石',
  '雪国,川端康成',
  'ノルウェイの森,村上春樹',
  'キッチン,吉本ばなな',
];
const simplified = [
  '红楼梦,曹雪芹',
  '三国演义,罗贯中',
  '活着,余华',
  '平凡的世界,路遥',
  '围城,钱钟书',
  '百年孤独,加西亚·马尔克斯',
];
const traditional = ['紅樓夢,曹雪芹', '傾城之戀,張愛玲', '海邊的卡夫卡,村上春樹', '撒哈拉的故事,三毛', '台北人,白先勇'];
const korean = ['채식주의자,한강', '칠년의 밤,정유정', '엄마를 부탁해,신경숙', '소년이 온다,한강'];
const russian = [
  'Преступление и наказание,Фёдор Достоевский',
  'Мастер и Маргарита,Михаил Булгаков',
  'Идиот,Фёдор Достоевский',
];
const czech = [
  'Žert,Milan Kundera',
  'Příliš hlučná samota,Bohumil Hrabal',
  'Nesnesitelná lehkost bytí,Milan Kundera',
  'Osudy dobrého vojáka Švejka,Jaroslav Hašek',
  'Kytice,Karel Jaromír Erben',
  'Válka s mloky,Karel Čapek',
  'Ostře sledované vlaky,Bohumil Hrabal',
];
const polish = ['Książka świętych dźwięków,Łukasz Źródło', 'Prowadź swój pług przez kości umarłych,Olga Tokarczuk'];

describe('an encoding is told by the bytes', () => {
  it.each([
    ['shift_jis', japanese],
    ['euc-jp', japanese],
    ['gb18030', simplified],
    ['big5', traditional],
    ['euc-kr', korean],
    ['windows-1251', russian],
    ['koi8-r', russian],
    ['windows-1250', czech],
    ['windows-1250', polish],
  ])('%s, of a few titles and of many', async (encoding, rows) => {
    const few = table(rows);
    const many = table(Array.from({ length: 60 }, () => rows).flat());
    for (const text of [few, many]) {
      const facts = await factsOf(encode(text, encoding));
      expect(facts.candidates).toBeUndefined();
      expect(decode(encode(text, encoding), facts.encoding)).toBe(text);
    }
  });

  it.each([
    [
      'French',
      [
        'Été,Colette',
        'À la recherche du temps perdu,Marcel Proust',
        'L’Étranger,Albert Camus',
        'La forêt créée,Zoé Hélène',
      ],
    ],
    ['German', ['Die Größe der Träume,Jürgen Müller', 'Über Wüsten,Käthe Groß', 'Öfen,Änne Öhler']],
    ['Spanish', ['El año de la señora,José Núñez', '¿Quién teme al niño?,Íñigo Muñoz', 'Corazón,Ángel Ibáñez']],
    ['Danish', ['Rødgrød med fløde,Søren Åkjær', 'Æblet,Pål Ødegård', 'Frøken Smillas fornemmelse for sne,Peter Høeg']],
    [
      'Portuguese',
      [
        'Memórias póstumas de Brás Cubas,Machado de Assis',
        'Ensaio sobre a cegueira,José Saramago',
        'Corações,João Simões',
      ],
    ],
    ['French with a Slavic name', ['La très grande élève,Slavoj Žižek', 'Où es-tu père,Zoé', 'Été,Colette']],
    ['Italian', ['La città è più grande,Nicolò Però', 'Perché sì,Zoë']],
    ['Icelandic', ['Sjálfstætt fólk,Halldór Kiljan Laxness', 'Íslandsklukkan,Þórbergur Þórðarson']],
    ['one letter', ['É,X']],
    ['typographic signs', ['“Emma” – “Persuasion”…,Jane Austen', '‘Cats’ • €12,Eliot']],
  ])('%s stays Western', async (_what, rows) => {
    for (const count of [1, 80]) {
      const text = table(Array.from({ length: count }, () => rows).flat());
      expect(await factsOf(encode(text, 'windows-1252'))).toMatchObject({ encoding: 'windows-1252' });
    }
  });

  it.each([
    ['gb18030', '红楼梦'],
    ['euc-kr', '칠년의 밤'],
    ['windows-1253', 'Ζορμπάς'],
    ['windows-1255', 'שלום'],
    ['windows-1256', 'مدن'],
  ])('%s of one word is read rightly or not at all', async (encoding, word) => {
    const text = table([`${word},X`]);
    const facts = await factsOf(encode(text, encoding));
    if (!facts.candidates) expect(decode(encode(text, encoding), facts.encoding)).toBe(text);
  });
});

describe('a file whose encoding isn’t clear', () => {
  let setup: TestImport;
  beforeAll(async () => {
    setup = await openTestImport();
  });
  afterAll(() => setup.close());

  async function run(...args: string[]) {
    const errors: string[] = [];
    const code = await importCommand(setup.shop.db, args, {
      info: () => undefined,
      error: (line) => {
        errors.push(line);
        return 1;
      },
    });
    return { code, errors };
  }
  const titleOf = async (eisbn: string) => (await setup.visitor.call('title/getItem', { eisbn })).title;

  it('is refused with what to do, and read as the importer says', async () => {
    const eisbn = '9780306406157';
    const path = setup.file('short.csv', encode(`isbn,title\n${eisbn},红楼梦\n`, 'gb18030'));
    const { code, errors } = await run(path);
    expect(code).toBe(1);
    expect(errors.join()).toMatch(/its bytes don't tell its encoding.*--encoding/);
    expect(await run(path, '--encoding', 'GBK')).toEqual({ code: 0, errors: [] });
    expect(await titleOf(eisbn)).toBe('红楼梦');
  });

  it('can be read again in another encoding', async () => {
    const eisbn = '9780471958697';
    const path = setup.file('wrong.csv', encode(`isbn,title\n${eisbn},Kış\n`, 'windows-1254'));
    await run(path);
    expect(await titleOf(eisbn)).toBe('Kýþ');
    await run(path, '--encoding', 'windows-1254');
    expect(await titleOf(eisbn)).toBe('Kış');
  });

  it('says which names of encodings there are', async () =>
    expect((await run(setup.file('a.csv', 'isbn\n'), '--encoding', 'klingon')).errors.join()).toContain(
      "'klingon' is no encoding",
    ));
});
