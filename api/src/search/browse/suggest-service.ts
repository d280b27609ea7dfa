import { mainOffer, toIsbn13 } from '@bookfront/shared/format';
import { limits, type Suggestion, type TitleCard } from '@bookfront/shared/schemas';
import type { CallContext } from '../../call-context/call-context';
import { cardsByIds } from '../../title/title-cards';
import { idsByEisbns, type WorkRow, workRows } from '../../title/title-reads';
import { catalogueIndex } from '../catalogue-index/cached-index';
import { type CatalogueIndex, toPositions } from '../catalogue-index/catalogue-index';
import { meantText } from '../spelling/meant-text';
import { spellingsOf } from '../spelling/name-spellings';
import { queryOf, type Spellings } from '../words/query-of';
import { byRelevance } from '../words/relevance';
import { search } from '../words/search';
import { wholeWordAt } from '../words/whole-word';

/** How many best sellers that match the words are ranked by relevance. */
const candidates = 2000;
/** More titles than suggestions, since the editions of one work become one suggestion. */
const maxEditions = 3 * limits.search.suggestions;

/**
 * Suggests titles for the text typed so far. Titles that begin with it come first, then titles that contain its words;
 * whole-word matches of the last word before longer words, then best sellers, one edition per work.
 */
export async function suggest(context: CallContext, text: string): Promise<Suggestion[]> {
  const index = await catalogueIndex(context);
  const ids = await idsOf(context, index, text);
  if (ids.length === 0) return [];
  const byId = new Map((await workRows(context.db, ids)).map((row) => [row.id, row]));
  const works = new Map<string, WorkRow>();
  for (const id of ids) {
    const row = byId.get(id);
    if (row && !works.has(row.work_key)) works.set(row.work_key, row);
  }
  const shown = [...works.values()].slice(0, limits.search.suggestions).map(({ id }) => id);
  return (await cardsByIds(context.db, context, shown)).map(toSuggestion);
}

async function idsOf({ db, shop }: CallContext, index: CatalogueIndex, text: string): Promise<number[]> {
  const isbn = toIsbn13(text);
  if (isbn) {
    const ids = await idsByEisbns(db, shop.store_id, [isbn]);
    return toPositions(index, [...ids.values()]).map((at) => index.ids[at] ?? -1);
  }
  const spellings = spellingsOf(shop.back_office.name_spellings);
  const typed = bestMatches(index, text, spellings);
  if (typed.length > 0) return typed;
  const meant = meantText(index, text, 'suggest', spellings);
  return meant === undefined ? [] : bestMatches(index, meant, spellings);
}

function bestMatches(index: CatalogueIndex, text: string, spellings: Spellings): number[] {
  const query = queryOf(index.text, text, { spellings });
  const found = search(index.text, query, 'suggest', candidates);
  const best = byRelevance(index.text, found, { limit: maxEditions, wholeAt: wholeWordAt(index.text, query) });
  return Array.from(best.subarray(0, maxEditions), (at) => index.ids[at] ?? -1);
}

function toSuggestion(card: TitleCard): Suggestion {
  const { eisbn, title, subtitle, language, cover_image_cache, cover_url } = card;
  return {
    eisbn,
    title,
    subtitle,
    language,
    cover_image_cache,
    cover_url,
    author: card.authors[0]?.name ?? '',
    price: mainOffer(card)?.price ?? null,
  };
}
