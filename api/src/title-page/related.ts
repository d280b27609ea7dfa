import type { Reply, TitleGroup } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { catalogueIndex, nameKey, search, termsOf } from '../search';
import { requireTitle } from '../title/require-title';
import { cardsByIds, cardsOf } from '../title/title-cards';
import { otherSizes, partsOf } from '../title/title-reads';

const maxRows = 60;
/** How many titles that hold the words of a name are looked at. */
const maxCandidates = 500;

/** What the title is made of, and what it is part of (P1 §3 Related groups). */
export async function relatedItems(context: CallContext, eisbn: string): Promise<Reply<'title/getRelatedItems'>> {
  const row = await requireTitle(context, eisbn);
  const { wholes, parts } = await partsOf(context.db, context.shop.store_id, eisbn);
  return {
    included_in: await group(
      context,
      wholes,
      m.related_included_in(),
      m.related_included_in_title({ title: row.title }),
    ),
    included_items: await group(
      context,
      parts,
      m.related_included_items(),
      m.related_included_items_title({ title: row.title }),
    ),
  };
}

/** The same work in the same binding, larger or smaller. */
export async function moreSizes(context: CallContext, eisbn: string): Promise<Reply<'title/getMoreSizes'>> {
  const row = await requireTitle(context, eisbn);
  return {
    related: [
      await group(
        context,
        await otherSizes(context.db, row),
        m.related_sizes(),
        m.related_sizes_title({ title: row.title }),
      ),
    ],
  };
}

/** Titles of which one author has this very name, accents and case aside; what sells best first. */
export async function authorItems(context: CallContext, author: string): Promise<Reply<'title/getAuthorItems'>> {
  const key = nameKey(author);
  if (key === '') return { rows: [] };
  const index = await catalogueIndex(context);
  const { positions } = search(index.text, termsOf(author, true), 'author', maxCandidates);
  const ids = Array.from(positions, (at) => index.ids[at] ?? -1);
  const cards = await cardsByIds(context.db, context, ids);
  return { rows: cards.filter(({ authors }) => authors.some(({ name }) => nameKey(name) === key)).slice(0, maxRows) };
}

async function group(
  context: CallContext,
  eisbns: readonly string[],
  fullname: string,
  tooltip: string,
): Promise<TitleGroup> {
  const rows = await cardsOf(context.db, context, eisbns.slice(0, maxRows));
  return { rows, row_count: rows.length, fullname, tooltip };
}
