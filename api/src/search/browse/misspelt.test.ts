import type { Payload } from '@bookfront/shared/schemas';
import { readWorks, type Work } from '../../../demo/editions/works';
import { openTestShop, type TestShop, Visitor } from '../../../testing/api-client';
import { createRandom, integerBetween } from '../../random/seeded-random';
import { nameKey } from '../text/fold';

let shop: TestShop;
let visitor: Visitor;
const works = readWorks();
beforeAll(async () => {
  shop = await openTestShop(works);
  visitor = new Visitor(shop.app);
}, 120_000);
afterAll(() => shop.close());

const draw = createRandom(22);
const pick = <One>(from: readonly One[]): One => from[integerBetween(draw, 0, from.length - 1)] as One;

type Rule = (word: string) => string;
const slips: Record<string, Rule> = {
  transposed: (word) => {
    const places = [...word.slice(1)].flatMap((letter, at) => (at > 0 && letter !== word[at] ? [at] : []));
    const at = pick(places);
    return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  },
  dropped: (word) => {
    const at = integerBetween(draw, 1, word.length - 2);
    return word.slice(0, at) + word.slice(at + 1);
  },
  doubled: (word) => {
    const at = integerBetween(draw, 1, word.length - 1);
    return word.slice(0, at) + word[at] + word.slice(at);
  },
  phonetic: (word) => {
    const [from, to] = pick(sounds.filter(([pattern]) => pattern.test(word)));
    return word.replace(from, to);
  },
};
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/, 'f'],
  [/(?<=.)f/, 'ph'],
  [/ck/, 'k'],
  [/c(?=[ei])/, 's'],
  [/(?<=.)c(?=[aou])/, 'k'],
  [/(?<=.)s(?=e)/, 'z'],
  [/ie/, 'ei'],
  [/ei/, 'ie'],
  [/ea/, 'ee'],
  [/ee/, 'ea'],
  [/oo/, 'u'],
  [/ou/, 'oo'],
  [/(?<=.)y/, 'i'],
  [/ght/, 't'],
  [/tion/, 'shun'],
  [/^wh/, 'w'],
  [/^kn/, 'n'],
  [/mb$/, 'm'],
  [/qu/, 'kw'],
  [/x(?=.)/, 'ks'],
  [/er$/, 'ar'],
  [/([lmnprt])\1/, '$1'],
];

/** Words that can be misspelt by rule: plain letters, long enough to be corrected. */
const longest = (text: string) =>
  nameKey(text)
    .split(' ')
    .filter((word) => /^[a-z]{5,}$/.test(word) && new Set(word.slice(1)).size > 2)
    .toSorted((a, b) => b.length - a.length)[0];

/** The title as it would be typed, or its longest word with the author's last name; with one word misspelt. */
function misspell(work: Work, kind: string, isShort: boolean): { typed: string; wrong: string } | undefined {
  const word = longest(work.title);
  if (!word || (kind === 'phonetic' && !sounds.some(([pattern]) => pattern.test(word)))) return undefined;
  const wrong = (slips[kind] as Rule)(word);
  const full = isShort
    ? `${word} ${nameKey(work.authors[0] ?? '')
        .split(' ')
        .at(-1)}`
    : nameKey(work.title);
  return wrong === word ? undefined : { typed: full.replace(word, wrong), wrong };
}

function misspeltQueries(count: number) {
  const queries: { kind: string; typed: string; title: string }[] = [];
  const kinds = Object.keys(slips);
  while (queries.length < count) {
    const work = pick(works);
    const kind = kinds[queries.length % kinds.length] ?? '';
    const misspelt = misspell(work, kind, queries.length % 3 === 0);
    if (misspelt) queries.push({ kind, typed: misspelt.typed, title: work.title });
  }
  return queries;
}

const browse = (view: Payload<'browse/get'>) => visitor.call('browse/get', view);

it('200 misspelt searches find the title that was meant on the first page in 95 of 100', async () => {
  const missed: string[] = [];
  for (const { kind, typed, title } of misspeltQueries(200)) {
    const { rows } = await browse({ t: typed });
    if (!rows.some((row) => row.title === title)) missed.push(`${kind}: ${typed} (${title})`);
  }
  expect(missed.length > 10 ? missed : []).toEqual([]);
}, 120_000);

it('a misspelt search says what it shows, with the count that this text has [API-012]', async () => {
  let told = 0;
  for (const { typed } of misspeltQueries(60)) {
    const { did_you_mean: meant, row_count, rows } = await browse({ t: typed });
    if (!meant) continue;
    told++;
    const asMeant = await browse({ t: meant.text });
    expect(asMeant.did_you_mean).toBeUndefined();
    expect([typed, meant.count, row_count]).toEqual([typed, asMeant.row_count, asMeant.row_count]);
    expect(rows.map(({ eisbn }) => eisbn)).toEqual(asMeant.rows.map(({ eisbn }) => eisbn));
  }
  expect(told).toBeGreaterThan(40);
}, 120_000);

it('a title searched by its own words keeps the first place', async () => {
  for (const { title, authors } of works.filter((_work, at) => at % 5 === 0)) {
    const { rows, did_you_mean } = await browse({ t: title });
    expect([title, did_you_mean]).toEqual([title, undefined]);
    expect([title, nameKey(rows[0]?.title ?? '')]).toEqual([title, nameKey(title)]);
    const withAuthor = await browse({ t: `${title} ${authors[0]}` });
    expect([title, withAuthor.did_you_mean]).toEqual([title, undefined]);
    expect(withAuthor.rows.map((row) => row.title)).toContain(title);
  }
}, 120_000);

it('the counts of a corrected search are those that a click gives, and an exclusion holds', async () => {
  const { filter_info, did_you_mean } = await browse({ t: 'histroy', l: 1 });
  expect(did_you_mean?.text).toBe('history');
  for (const entry of filter_info.bisac36 ?? []) {
    const chosen = await browse({ t: 'histroy', s: encodeURIComponent(entry.k), l: 1 });
    expect([entry.k, chosen.row_count]).toEqual([entry.k, entry.c]);
    const excluded = await browse({ t: 'histroy', n: encodeURIComponent(entry.k), l: 1 });
    expect(excluded.row_count).toBe((did_you_mean?.count ?? 0) - entry.c);
    expect(excluded.did_you_mean).toEqual(
      excluded.row_count > 0 ? { text: 'history', count: excluded.row_count } : undefined,
    );
  }
});

it.each([
  ['an ISBN with a wrong digit', '9780306406158'],
  ['a word with a digit', 'cath22'],
  ['a word marked as exact', '!histroy'],
  ['what nothing comes close to', 'zxqwv'],
])('%s is not corrected', async (_what, t) => {
  const { row_count, did_you_mean } = await browse({ t });
  expect([row_count, did_you_mean]).toEqual([0, undefined]);
});

describe('odd punctuation, languages and scripts', () => {
  const frames: readonly ((plain: string) => string)[] = [
    (plain) => `  ${plain}  `,
    (plain) => plain.toUpperCase(),
    (plain) => `"${plain}"`,
    (plain) => `“${plain}”`,
    (plain) => `«${plain}»`,
    (plain) => `${plain}!?`,
    (plain) => `…${plain}…`,
    (plain) => `(${plain})`,
    (plain) => plain.replaceAll(' ', ', '),
    (plain) => plain.replaceAll(' ', ' – '),
    (plain) => plain.replaceAll(' ', '\u00a0'),
    (plain) => plain.replaceAll(' ', '  \t '),
    (plain) => plain.normalize('NFD'),
    (plain) => plain.replace(/[a-z]/i, (letter) => `${letter}\u200d`),
    (plain) => plain.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
    (plain) => `¿${plain}?`,
    (plain) => `${plain} :`,
    (plain) => `\u200e${plain}\u200f`,
    (plain) => `#${plain}`,
    (plain) => `${plain};`,
  ];

  it('100 such searches find what their plain form finds', async () => {
    const foreign = works.filter(({ title }) => /(?!\p{Script=Latin})\p{L}/u.test(title)).slice(0, 30);
    const chosen = [...foreign, ...Array.from({ length: 100 - foreign.length }, () => pick(works))];
    for (const [at, { title }] of chosen.entries()) {
      const framed = (frames[at % frames.length] as (plain: string) => string)(title);
      const [plain, odd] = await Promise.all([browse({ t: title }), browse({ t: framed })]);
      expect(plain.row_count).toBeGreaterThan(0);
      expect([framed, odd.row_count, odd.rows[0]?.eisbn]).toEqual([framed, plain.row_count, plain.rows[0]?.eisbn]);
    }
  }, 120_000);
});
