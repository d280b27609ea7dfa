import { createHash } from 'node:crypto';
import { withThirteenCheck } from '@bookfront/shared/format';
import { daySeconds } from '../../src/dates/dates';
import { type SeededRandom, seededRandom } from '../../src/random/seeded-random';
import { emptyTitle, type TitleRecord } from '../../src/title/title-record';
import { boxedSets } from './boxed-sets';
import type { Edition } from './edition';
import { showpieces } from './showpieces';
import { textFields } from './work-fields';
import { type Work, workKeyOf } from './works';

type Kind = 'hardcover' | 'paperback' | 'large_print' | 'audio' | 'board';

const kinds: Record<Kind, { binding: string; code: string; cad: [number, number]; size: [number, number] }> = {
  hardcover: { binding: 'Hardcover', code: 'BB', cad: [34, 46], size: [6.1, 9.2] },
  paperback: { binding: 'Paperback', code: 'BC', cad: [18, 27], size: [5.2, 8] },
  large_print: { binding: 'Paperback', code: 'BC', cad: [31, 39], size: [6, 9] },
  audio: { binding: 'Audiobook CD', code: 'AC', cad: [38, 55], size: [5.1, 5.8] },
  board: { binding: 'Board book', code: 'BH', cad: [10, 15], size: [6, 7] },
};
const imprints = [
  'Tideline',
  'Kestrel & Quill',
  'Blue Lantern',
  'North Stair',
  'Alder Row',
  'Gannet',
  'Oxbow Lane',
  'Signal Hill',
  'Paper Lighthouse',
  'Fieldmouse',
  'Winter Orchard',
  'Long Table',
] as const;

/**
 * The editions of all works, every work's first edition before any second one. `today`: when the shop was prepared,
 * unix seconds.
 */
export function buildEditions(works: readonly Work[], today: number): Edition[] {
  const numbers = numberWorks(works);
  const inOrder = works.toSorted(
    (a, b) => seededRandom(`rank ${workKeyOf(a)}`).next() - seededRandom(`rank ${workKeyOf(b)}`).next(),
  );
  const editions = inOrder.flatMap((work, place) =>
    kindsOf(work).map((kind, nth) => buildEdition({ work, kind, nth, place, number: numbers.get(work) ?? 0, today })),
  );
  return [...editions, ...boxedSets(editions)];
}

/** A six-digit number for each work, derived from its title, so that it stays when works are added. */
function numberWorks(works: readonly Work[]): Map<Work, number> {
  const taken = new Set<number>();
  return new Map(
    works.map((work) => {
      let number = createHash('sha256').update(workKeyOf(work)).digest().readUInt32LE(0) % 1_000_000;
      while (taken.has(number)) number = (number + 1) % 1_000_000;
      taken.add(number);
      return [work, number];
    }),
  );
}

function kindsOf(work: Work): Kind[] {
  const chance = seededRandom(`kinds ${workKeyOf(work)}`);
  if (work.subjects[0]?.includes('Picture Books'))
    return [
      'hardcover',
      ...(chance.withProbability(0.5) ? ['paperback' as const] : []),
      ...(chance.withProbability(0.45) ? ['board' as const] : []),
    ];
  const isEnglish = (work.text_language ?? 'eng') === 'eng';
  const wanted: [Kind, number][] = [
    ['paperback', 1],
    ['hardcover', 0.42],
    ['large_print', isEnglish && work.audience === 'adult' ? 0.1 : 0],
    ['audio', isEnglish ? 0.14 : 0],
  ];
  const kindsHere = wanted.filter(([, share]) => chance.withProbability(share)).map(([kind]) => kind);
  return chance.withProbability(0.25) ? kindsHere.toReversed() : kindsHere;
}

interface Plan {
  work: Work;
  kind: Kind;
  nth: number;
  place: number;
  number: number;
  today: number;
}

function buildEdition({ work, kind, nth, place, number, today }: Plan): Edition {
  const chance = seededRandom(`edition ${workKeyOf(work)} ${kind}`);
  const { binding, code, cad, size } = kinds[kind];
  const released = releaseDate(work, place, nth, chance, today);
  const priceCad = chance.integerBetween(...cad) * 100 - chance.pick([1, 5, 0]);
  const priceUsd = Math.round((priceCad * 0.74) / 100) * 100 - 1;
  const record: TitleRecord = {
    ...emptyTitle,
    ...textFields(work),
    eisbn: withThirteenCheck(`97868${String(number).padStart(6, '0')}${nth}`),
    binding,
    binding_code: code,
    publisher: seededRandom(`imprint ${work.authors[0]}`).pick(imprints),
    release_date: released,
    status: statusOf(released, today, chance),
    is_large_print: kind === 'large_print',
    pages: kind === 'audio' ? null : pagesOf(work, kind, chance),
    width: size[0],
    height: size[1],
    weight: kind === 'audio' ? 0.4 : Math.round(chance.integerBetween(45, 140)) / 100,
    carton_qty: chance.pick([12, 20, 24, 36]),
    edition: kind === 'large_print' ? 'Large print edition' : '',
    rank: (place + 1) * 17 + nth * 40_000,
    list_price_can: priceCad,
    list_price_usa: priceUsd,
    extras: {
      ...emptyTitle.extras,
      upc: kind === 'board' ? withThirteenCheck(`00${String(number).padStart(6, '0')}${nth}000`).slice(1) : '',
      audiobook: isRecorded(work),
      ...showpieces(work, kind, place),
    },
  };
  return { record, work, priceCad, priceUsd };
}

/** The audiobook partner has about a third of the English books for adults. */
const isRecorded = (work: Work): boolean =>
  work.audience !== 'children' &&
  (work.text_language ?? 'eng') === 'eng' &&
  seededRandom(`recorded ${workKeyOf(work)}`).withProbability(0.35);

/** Most editions are some years old, a few are from this season, and about fifteen are forthcoming. */
function releaseDate(work: Work, place: number, nth: number, chance: SeededRandom, today: number): number {
  if (nth === 0 && place % 64 === 9) return today + chance.integerBetween(12, 130) * daySeconds;
  if (chance.withProbability(0.05)) return today - chance.integerBetween(2, 28) * daySeconds;
  if (chance.withProbability(0.08)) return today - chance.integerBetween(31, 300) * daySeconds;
  const thisYear = new Date(today * 1000).getUTCFullYear();
  const year = Math.min(thisYear - 2, Math.max(work.year, chance.integerBetween(1998, thisYear - 2)));
  return Date.UTC(year, chance.integerBetween(0, 11), chance.integerBetween(1, 28), 12) / 1000;
}

function statusOf(released: number, today: number, chance: SeededRandom): TitleRecord['status'] {
  if (released > today) return 'forthcoming';
  if (chance.withProbability(0.03)) return 'out_of_print';
  return chance.withProbability(0.025) ? 'out_of_stock_indefinitely' : 'active';
}

function pagesOf(work: Work, kind: Kind, chance: SeededRandom): number {
  if (kind === 'board') return 24;
  if (work.subjects[0]?.includes('Picture Books')) return chance.pick([32, 40, 48]);
  const pages = work.audience === 'children' ? chance.integerBetween(96, 320) : chance.integerBetween(150, 540);
  return kind === 'large_print' ? Math.round(pages * 1.5) : pages;
}
