import type { PageDocument } from '@bookfront/shared/schemas';
import { formatPath } from '../command-line/json-problems';
import type { Db } from '../database/open';
import { eventsByIds } from '../event/event-repository';
import { imagesByNames } from '../image/image-repository';
import { countedShopLists } from '../list/list-repository';
import { idsByEisbns } from '../title/title-reads';
import { eisbnsOf, imagesOf } from './page-sources';

/**
 * Lists names in a document that the shop doesn't have, with place and advice. Blocks with such names would be left
 * out.
 */
export async function missingNames(db: Db, shopId: string, { blocks }: PageDocument): Promise<string[]> {
  const images = await imagesByNames(
    db,
    shopId,
    blocks.flatMap(imagesOf).map(({ path }) => path),
  );
  const titles = await idsByEisbns(db, shopId, blocks.flatMap(eisbnsOf));
  const lists = await countedShopLists(
    db,
    shopId,
    blocks.flatMap((block) => ('list_id' in block ? [block.list_id] : [])),
  );
  const eventIds = blocks.flatMap((block) => (block.block === 'single_event_feature' ? [block.event_id] : []));
  const events = new Set((await eventsByIds(db, shopId, eventIds)).map(({ event_id }) => event_id));
  return blocks.flatMap((block, at) => {
    const tell = (text: string) => `${formatPath(['blocks', at])} (${block.block}): ${text}`;
    const pictures = imagesOf(block).filter(({ path }) => !/^https:/i.test(path) && !images.has(path));
    return [
      ...pictures.map(({ path }) => tell(`the shop has no picture '${path}'. Take it in with 'image put' first.`)),
      ...eisbnsOf(block)
        .filter((eisbn) => !titles.has(eisbn))
        .map((eisbn) => tell(`the shop has no title ${eisbn}.`)),
      ...('list_id' in block && !lists.has(block.list_id) ? [tell(`the shop has no list '${block.list_id}'.`)] : []),
      ...(block.block === 'single_event_feature' && !events.has(block.event_id)
        ? [tell(`the shop has no event '${block.event_id}'.`)]
        : []),
    ];
  });
}
