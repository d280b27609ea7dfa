import type { CallContext } from '../../call-context/call-context';
import { titlesByName } from '../authors/author-search';
import { catalogueIndex } from '../catalogue-index/cached-index';
import { spellingsOf } from '../spelling/name-spellings';

/** Ids of the titles by an author of this name, best sellers first. */
export async function titlesByAuthor(context: CallContext, name: string, limit: number): Promise<number[]> {
  const index = await catalogueIndex(context);
  const spellings = spellingsOf(context.shop.back_office.name_spellings);
  const positions = titlesByName(index.authors, name, index.size, spellings);
  return Array.from(positions.subarray(0, limit), (at) => index.ids[at] ?? -1);
}
