import { positiveInteger } from '../../values/positive-integer';
import { all, text } from '../reading/node';
import type { OnixNode } from '../reading/parse-element';

/** Counts of pages in list 23, the one that a reader means first. */
const pageTypes = ['00', '11', '05', '07', '06', '08', '10'];
/** List 24: 03 is pages; feeds that leave the unit out mean pages too. */
const isPages = (extent: OnixNode): boolean => ['', '03'].includes(text(extent, 'ExtentUnit'));

export function pagesOf(detail: OnixNode): number | null {
  const extents = all(detail, 'Extent').filter(isPages);
  const counts = pageTypes.map((type) =>
    positiveInteger(
      text(
        extents.find((one) => text(one, 'ExtentType') === type),
        'ExtentValue',
      ),
    ),
  );
  return counts.find((count) => count !== null) ?? positiveInteger(text(detail, 'NumberOfPages'));
}
