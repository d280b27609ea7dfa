import { withThirteenCheck } from '@bookfront/shared/format';
import { bySeriesOrder } from '../../src/title/series-order';
import { emptyTitle } from '../../src/title/title-record';
import type { Edition } from './edition';

const min = 3;
const max = 12;

/** A boxed set for each series with three or more paperbacks: a title with parts. */
export function boxedSets(editions: readonly Edition[]): Edition[] {
  const series = new Map<string, Edition[]>();
  for (const edition of editions.filter(isPart))
    series.set(edition.record.series, [...(series.get(edition.record.series) ?? []), edition]);
  return [...series.values()]
    .filter((parts) => parts.length >= min)
    .slice(0, max)
    .map(box);
}

const isPart = ({ record }: Edition): boolean =>
  record.series !== '' && record.binding_code === 'BC' && !record.is_large_print && record.status === 'active';

function box(all: Edition[]): Edition {
  const parts = all.toSorted((a, b) => bySeriesOrder(a.record, b.record)).slice(0, 8);
  const [first] = parts as [Edition, ...Edition[]];
  const sum = (amount: (part: Edition) => number) => parts.reduce((total, part) => total + amount(part), 0);
  const [priceCad, priceUsd] = [sum((part) => part.priceCad), sum((part) => part.priceUsd)].map(
    (full) => Math.round((full * 0.85) / 100) * 100 - 1,
  ) as [number, number];
  const { authors, publisher, language, subjects, section, audience, series, release_date } = first.record;
  const record: Edition['record'] = {
    ...emptyTitle,
    ...{ authors, publisher, language, subjects, section, audience, release_date },
    eisbn: withThirteenCheck(`${first.record.eisbn.slice(0, 11)}9`),
    title: `${series}: the boxed set`,
    binding: 'Boxed set',
    binding_code: 'SE',
    description: `<p>${parts.length} books of the series in one box.</p>`,
    pages: sum((part) => part.record.pages ?? 0),
    list_price_can: priceCad,
    list_price_usa: priceUsd,
    parts: parts.map((part) => part.record.eisbn),
  };
  return { record, work: { ...first.work, title: record.title, series: '', series_num: '' }, priceCad, priceUsd };
}
