import type { TitleRecord } from '../../src/title/title-record';
import type { Work } from './works';

/** An edition before a shop stocks it: no offers, but the data that they follow from. */
export interface Edition {
  record: TitleRecord;
  work: Work;
  priceCad: number;
  priceUsd: number;
}
