import type { SearchType } from '@bookfront/shared/schemas/vocabulary';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index';
import type { Spellings } from '../words/query-of';
import { fieldMasks } from '../words/search';
import { correctSearch } from './correct';

/** The text that was probably meant by one that finds nothing in these fields. */
export const meantText = (
  { text: titles, authors }: CatalogueIndex,
  text: string,
  type: SearchType | 'suggest',
  spellings: Spellings,
): string | undefined =>
  type === 'author'
    ? correctSearch(authors.names, text, fieldMasks.title, spellings)
    : correctSearch(titles, text, fieldMasks[type], spellings);
