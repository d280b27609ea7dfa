import { toIsbn13 } from '@bookfront/shared/format';
import { limits, type Suggestion } from '@bookfront/shared/schemas';
import type { CallContext } from '../../call-context/call-context';
import { parseColumn } from '../../database/parse-column';
import { idsByEisbns, type SuggestionRow, suggestionRows } from '../../title/title-reads';
import { authorsSchema } from '../../title/title-record';
import { catalogueIndex } from '../catalogue-index/cached-index';
import { type CatalogueIndex, toPositions } from '../catalogue-index/catalogue-index';
import { termsOf } from '../text/query';
import { byRelevance } from '../words/relevance';
import { search } from '../words/search';
import { wholeWordAt } from '../words/whole-word';

/** How many best sellers that hold the words are ranked by fit. */
const candidates = 2000;
/** More titles than suggestions, since the editions of one work become one suggestion. */
const maxEditions = 3 * limits.search.suggestions;

/**
 * Titles for what has been typed so far: those that begin with it, then those that hold its words, each with the last
 * word whole before those where it begins a longer one; best sellers first, each work once.
 */
export async function suggest(context: CallContext, text: string): Promise<Suggestion[]> {
  const index = await catalogueIndex(context);
  const ids = await idsOf(context, index, text);
  if (ids.length === 0) return [];
  const byId = new Map((await suggestionRows(context.db, ids)).map((row) => [row.id, row]));
  const works = new Map<string, SuggestionRow>();
  for (const id of ids) {
    const row = byId.get(id);
    if (row && !works.has(row.work_key)) works.set(row.work_key, row);
  }
  return [...works.values()].slice(0, limits.search.suggestions).map(toSuggestion);
}

async function idsOf({ db, shop }: CallContext, index: CatalogueIndex, text: string): Promise<number[]> {
  const isbn = toIsbn13(text);
  if (isbn) {
    const ids = await idsByEisbns(db, shop.store_id, [isbn]);
    return toPositions(index, [...ids.values()]).map((at) => index.ids[at] ?? -1);
  }
  const terms = termsOf(text);
  const found = search(index.text, terms, 'suggest', candidates);
  const best = byRelevance(index.text, found, { limit: maxEditions, wholeAt: wholeWordAt(index.text, terms) });
  return Array.from(best.subarray(0, maxEditions), (at) => index.ids[at] ?? -1);
}

function toSuggestion({ eisbn, title, subtitle, authors }: SuggestionRow): Suggestion {
  const [first] = parseColumn(authorsSchema, authors);
  return { eisbn, title, subtitle, author: first?.name ?? '' };
}
