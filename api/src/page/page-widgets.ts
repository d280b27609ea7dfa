import { bannerSchema, type Widget } from '@bookfront/shared/schemas';
import { z } from 'zod';
import type { CallContext } from '../call-context/call-context';
import { parseColumn } from '../database/parse-column';
import { countedList, listById, toList } from '../list/list-repository';
import { cardsOf } from '../title/title-cards';
import { pageDocument } from './page-repository';

/** A page as it is kept: banners whole but for their covers, lists by id. */
const pageBlocksSchema = z.array(
  z.discriminatedUnion('block', [
    bannerSchema.omit({ covers: true }),
    z.object({ block: z.literal('list'), id: z.string(), list_id: z.string() }),
  ]),
);
export type PageBlocks = z.infer<typeof pageBlocksSchema>;

/** The blocks of a page; a page nobody has made is empty. */
export async function pageWidgets(context: CallContext, pageId: string): Promise<Widget[]> {
  const document = await pageDocument(context.db, context.shop.store_id, pageId);
  const blocks = document ? parseColumn(pageBlocksSchema, document) : [];
  const widgets = await Promise.all(blocks.map((block) => toWidget(context, block)));
  return widgets.flatMap((widget) => widget ?? []);
}

async function toWidget(context: CallContext, block: PageBlocks[number]): Promise<Widget | undefined> {
  if (block.block === 'text_over_image') return { ...block, covers: await cardsOf(context.db, context, block.eisbns) };
  const list = await listById(context.db, context.shop.store_id, block.list_id);
  if (!list) return undefined;
  const counted = await countedList(context.db, list);
  return { ...toList(counted, context.session?.account_id), block: 'list', id: block.id };
}
