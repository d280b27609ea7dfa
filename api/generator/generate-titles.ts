import { withThirteenCheck } from '@bookfront/shared/format';
import type { Work } from '../demo/editions/works';
import { daySeconds } from '../src/dates/dates';
import { createRandom, integerBetween, type RandomSource } from '../src/random/seeded-random';
import { emptyOffer, emptyTitle, type TitleRecord } from '../src/title/title-record';
import { skewed, Weighted } from './draw';
import { personName, placeName, WordPools } from './word-pools';

export interface Plan {
  count: number;
  works: readonly Work[];
  currency: 'CAD' | 'USD';
  location_id: string;
  /** Unix seconds. */
  now: number;
  seed?: number;
}
const bindings = new Weighted<readonly [string, string, number]>([
  [['Paperback', 'BC', 2200], 58],
  [['Hardcover', 'BB', 3800], 27],
  [['Board book', 'BH', 1300], 5],
  [['Audiobook CD', 'AC', 4200], 3],
  [['Calendar', 'PC', 1900], 3],
  [['Map', 'CZ', 1500], 2],
  [['Game', 'ZE', 3400], 2],
]);
const languages = new Weighted([
  ['eng', 82],
  ['fre', 7.5],
  ['spa', 3],
  ['ger', 2],
  ['chi', 1.5],
  ['ita', 1],
  ['por', 0.8],
  ['jpn', 0.7],
  ['kor', 0.5],
  ['rus', 0.5],
  ['ara', 0.3],
  ['heb', 0.2],
]);
const audiences = new Weighted([
  ['adult', 74],
  ['children', 18],
  ['young_adult', 8],
]);
const sections = new Weighted([
  ['Fiction wall', 30],
  ['History', 14],
  ['Young readers', 17],
  ['Essays & ideas', 9],
  ['Science', 8],
  ['Kitchen', 5],
  ['Outdoors', 6],
  ['Poetry & plays', 4],
  ['Lives', 7],
  ['', 8],
]);

/**
 * Generates titles with the skew of a wholesaler's catalogue: a few names, words and subjects are frequent, most occur
 * once; nearly all titles can be ordered, few are on hand. Best sellers come first.
 */
export function* generateTitles({ count, works, currency, location_id, now, seed = 1 }: Plan): Generator<TitleRecord> {
  const draw = createRandom(seed);
  const pools = new WordPools(works);
  let last:
    | Pick<
        TitleRecord,
        'title' | 'subtitle' | 'authors' | 'subjects' | 'series' | 'series_num' | 'audience' | 'section' | 'language'
      >
    | undefined;
  for (let at = 0; at < count; at++) {
    const work = last && draw() < 0.28 ? last : workOf(draw, pools, count);
    last = work;
    const record: TitleRecord = { ...emptyTitle, eisbn: numberOf(at, seed), title: work.title };
    // assigning to existing fields is many times faster than building a record from four parts
    yield Object.assign(record, work, editionOf(draw, at, count, now), shelfOf(draw, currency, location_id), {
      topics: topicsOf(draw, pools),
    });
  }
}

/** Consecutive ISBNs in an unassigned range, which is the fastest order to store. */
const numberOf = (at: number, seed: number): string =>
  withThirteenCheck(`97869${String((at + seed * 1_000_003) % 10_000_000).padStart(7, '0')}`);

function workOf(draw: RandomSource, pools: WordPools, count: number) {
  const isSeries = draw() < 0.13;
  const people = Math.max(20, Math.floor(count / 3));
  return {
    title: pools.title(draw),
    subtitle: draw() < 0.35 ? `${pools.title(draw)} ${pools.title(draw).toLowerCase()}` : '',
    authors: Array.from({ length: draw() < 0.12 ? integerBetween(draw, 2, 3) : 1 }, () => ({
      name: personName(skewed(draw, people)),
      canadian: draw() < 0.08,
    })),
    subjects: [...new Set(Array.from({ length: integerBetween(draw, 1, 2) }, () => pools.subject(draw)))],
    series: isSeries ? `The ${placeName(skewed(draw, 20_000))} Chronicles` : '',
    series_num: isSeries ? String(integerBetween(draw, 1, 9)) : '',
    audience: audiences.pick(draw),
    section: sections.pick(draw),
    language: languages.pick(draw),
  };
}

function editionOf(draw: RandomSource, at: number, count: number, now: number) {
  const [binding, binding_code] = bindings.pick(draw);
  const released =
    now -
    Math.floor(draw() ** 2.2 * 40 * 365) * daySeconds +
    (draw() < 0.03 ? integerBetween(draw, 300, 600) * daySeconds : 0);
  return {
    binding,
    binding_code,
    publisher: `${placeName(skewed(draw, 3000))} Press`,
    release_date: released,
    status: released > now ? ('forthcoming' as const) : statusOf(draw),
    is_large_print: draw() < 0.015,
    description: `<p>${placeName(at)} and ${placeName(at + 1)}, and what came of it.</p>`,
    pages: integerBetween(draw, 24, 700),
    width: 5 + integerBetween(draw, 0, 30) / 10,
    height: 7 + integerBetween(draw, 0, 40) / 10,
    weight: integerBetween(draw, 20, 300) / 100,
    rank: at < count * 0.4 ? at + 1 : null,
  };
}

function statusOf(draw: RandomSource): TitleRecord['status'] {
  const share = draw();
  if (share < 0.12) return 'out_of_print';
  return share < 0.18 ? 'out_of_stock_indefinitely' : 'active';
}

function shelfOf(draw: RandomSource, currency: 'CAD' | 'USD', location_id: string) {
  const list = bindings.pick(draw)[2] + integerBetween(draw, -8, 15) * 100 - 1;
  const price = draw() < 0.06 ? Math.round(list * 0.7) : list;
  const isThere = draw() < 0.05;
  const offer = {
    ...emptyOffer,
    location_id,
    list_price: list,
    price: draw() < 0.03 ? null : price,
    onhand: isThere ? integerBetween(draw, 1, 6) : 0,
    onorder: draw() < 0.02 ? 2 : 0,
    is_extra_orderable: draw() < 0.8,
  };
  const used = {
    ...emptyOffer,
    location_id,
    condition: 'used',
    text: 'Used',
    used: true,
    list_price: list,
    price: Math.round(list / 2),
    onhand: 1,
  };
  return {
    list_price_can: currency === 'CAD' ? list : null,
    list_price_usa: currency === 'USD' ? list : null,
    offers: draw() < 0.02 ? [offer, used] : [offer],
  };
}

const topicsOf = (draw: RandomSource, pools: WordPools): string[] => [pools.topics.pick(draw)].filter(Boolean);
