import { toIsbn13 } from '@bookfront/shared/format';
import { limits, type Suggestion } from '@bookfront/shared/schemas';
import type { CallContext } from '../call';
import { sortKey } from '../text-search/fold';
import { matchExpression } from '../text-search/query';
import { idsByNumber, idsByWords, rowsByBeginning, type SuggestionRow, suggestionRows } from './browse-repository';

/** How many matches are looked at before the best are picked: keeps a short beginning quick in any catalogue. */
const candidates = 250;
/** How many of each kind are kept: editions of one work fall together later. */
const mostOfAKind = 3 * limits.search.suggestions;

/** Titles for what has been typed so far: those that begin with it, then those that hold its words, best sellers first, each work once. */
export async function suggest(context: CallContext, text: string): Promise<Suggestion[]> {
  const isbn = toIsbn13(text);
  const ids = isbn ? await idsByNumber(context.db, context.shop.store_id, isbn) : [...(await beginning(context, text)), ...(await holding(context, text))];
  if (ids.length === 0) return [];
  const unique = [...new Set(ids)];
  const byId = new Map((await suggestionRows(context.db, unique)).map((row) => [row.id, row]));
  const works = new Map<string, SuggestionRow>();
  for (const id of unique) {
    const row = byId.get(id);
    if (row && !works.has(row.work_key)) works.set(row.work_key, row);
  }
  return [...works.values()].slice(0, limits.search.suggestions).map(toSuggestion);
}

async function beginning({ db, shop }: CallContext, text: string): Promise<number[]> {
  const key = sortKey(text);
  if (key === '') return [];
  const rows = await rowsByBeginning(db, shop.store_id, key, candidates);
  return rows
    .toSorted((a, b) => (a.rank ?? 1e9) - (b.rank ?? 1e9))
    .slice(0, mostOfAKind)
    .map((row) => row.title_id);
}

async function holding({ db, shop }: CallContext, text: string): Promise<number[]> {
  const expression = matchExpression(text);
  return expression ? idsByWords(db, shop, { expression, candidates, limit: mostOfAKind }) : [];
}

function toSuggestion({ eisbn, title, subtitle, authors }: SuggestionRow): Suggestion {
  const [first]: { name: string }[] = JSON.parse(authors);
  return { eisbn, title, subtitle, author: first?.name ?? '' };
}
