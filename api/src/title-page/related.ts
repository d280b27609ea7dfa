import type { Reply, TitleGroup } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { titlesByAuthor } from '../search';
import { requireTitle } from '../title/require-title';
import { cardsByIds, cardsOf } from '../title/title-cards';
import { otherSizes, partsOf } from '../title/title-reads';

export const maxRows = 60;

/** The parts of the title, and the packs that contain it (P1 §3 Related groups). */
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

/** Editions of the same work in the same binding but another size. */
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

/** Titles by an author of this name, however its initials, accents and case are written; best sellers first. */
export async function authorItems(context: CallContext, author: string): Promise<Reply<'title/getAuthorItems'>> {
  const ids = await titlesByAuthor(context, author, maxRows);
  return { rows: await cardsByIds(context.db, context, ids) };
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
