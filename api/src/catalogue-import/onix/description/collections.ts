import { plainText } from '../../../markup/clean-markup';
import type { TitleRecord } from '../../../title/title-record';
import { all, first, text, under } from '../reading/node';
import type { OnixNode } from '../reading/parse-element';
import { fullTitle } from './titles';

type Series = Pick<TitleRecord, 'series' | 'series_num'>;
/** Types of list 197, the most telling first: order of reading, of publication, of titles. */
const sequenceTypes = ['04', '03', '05', '02', '06', '01', ''];

/**
 * The series and the number within it: a collection of the publisher's before one that a bookseller ascribed, the
 * collection that belongs to the title itself, or a Series of release 2.1.
 */
export function seriesOf(detail: OnixNode): Series {
  const collections = all(detail, 'Collection').toSorted((a, b) => rankOf(a) - rankOf(b));
  const found = [...collections.map(collectionOf), titleCollection(detail), ...all(detail, 'Series').map(oldSeries)];
  return found.find(({ series }) => series !== '') ?? { series: '', series_num: '' };
}

const rankOf = (collection: OnixNode): number => (text(collection, 'CollectionType') === '20' ? 1 : 0);

function collectionOf(collection: OnixNode): Series {
  const elements = under(collection, 'TitleDetail', 'TitleElement');
  const named = [...ofLevel(elements, '02'), ...elements].find((one) => fullTitle(one) !== '');
  const sequence = all(collection, 'CollectionSequence').toSorted((a, b) => sequenceRank(a) - sequenceRank(b))[0];
  return {
    series: fullTitle(named),
    series_num: partNumber(elements) || plainText(text(sequence, 'CollectionSequenceNumber')),
  };
}

const sequenceRank = (sequence: OnixNode): number => {
  const rank = sequenceTypes.indexOf(text(sequence, 'CollectionSequenceType'));
  return rank === -1 ? sequenceTypes.length : rank;
};

/** A collection that is an inseparable part of the title has its elements in the product's own title. */
function titleCollection(detail: OnixNode): Series {
  const elements = under(detail, 'TitleDetail', 'TitleElement');
  const collection = ofLevel(elements, '02');
  return {
    series: fullTitle(collection.find((one) => fullTitle(one) !== '')),
    series_num: partNumber([...ofLevel(elements, '01'), ...collection]),
  };
}

const ofLevel = (elements: readonly OnixNode[], level: string): OnixNode[] =>
  elements.filter((one) => text(one, 'TitleElementLevel') === level);

const partNumber = (elements: readonly OnixNode[]): string =>
  plainText(elements.map((one) => text(one, 'PartNumber')).find(Boolean) ?? '');

const oldSeries = (series: OnixNode): Series => ({
  series: plainText(text(series, 'TitleOfSeries')) || fullTitle(first(series, 'Title')),
  series_num: plainText(text(series, 'NumberWithinSeries')),
});
