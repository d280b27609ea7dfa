import { languageName } from './languages';
import type { OfferRecord } from './title-record';

export interface FacetSource {
  offers: Pick<OfferRecord, 'used' | 'price' | 'list_price' | 'onhand' | 'onorder' | 'is_extra_orderable'>[];
  is_large_print: boolean;
  status: string;
  subjects: string[];
  topics: string[];
  section: string;
  binding: string;
  audience: string;
  language: string;
}

/** The filter values of a title that do not depend on the day, each as its letter (vocabulary.ts) and value. */
export function facetsOf(record: FacetSource): string[] {
  return [
    ...statusFacets(record),
    ...stockFacets(record),
    ...record.subjects.flatMap(subjectAndAbove).map((subject) => `s${subject}`),
    ...record.topics.map((topic) => `r${topic}`),
    ...(record.section ? [`c${record.section}`] : []),
    `f${record.binding}`,
    ...(record.audience ? [`a${record.audience}`] : []),
    `g${languageName(record.language)}`,
  ].filter((facet, index, all) => all.indexOf(facet) === index);
}

/** 'Fiction / Classics' belongs to 'Fiction' too. */
function subjectAndAbove(subject: string): string[] {
  const parts = subject.split(' / ');
  return parts.map((_part, index) => parts.slice(0, index + 1).join(' / '));
}

function statusFacets(record: FacetSource): string[] {
  const priced = record.offers.filter((offer) => offer.price !== null);
  return [
    ...(record.offers.some((offer) => !offer.used) ? ['bnew'] : []),
    ...(record.offers.some((offer) => offer.used) ? ['bused'] : []),
    ...(priced.some((offer) => !offer.used && offer.list_price !== null && offer.price !== null && offer.price < offer.list_price) ? ['bbargain'] : []),
    ...(record.is_large_print ? ['blarge_print'] : []),
    ...(record.status === 'out_of_print' ? ['bout_of_print'] : []),
  ];
}

function stockFacets({ offers }: FacetSource): string[] {
  return [
    ...(offers.some((offer) => offer.onhand === null || offer.onhand > 0) ? ['jonhand'] : []),
    ...(offers.some((offer) => offer.onorder > 0) ? ['jonorder'] : []),
    ...(offers.some((offer) => offer.is_extra_orderable) ? ['jto_order'] : []),
  ];
}
