import type { PageBlock, PageReply } from '@bookfront/shared/schemas';
import type { CallContext } from '../call-context/call-context';
import { cleanPage } from './clean-page';
import { isDraftLink } from './draft-link';
import { storedPage } from './page-repository';
import { maxCalendars, pageSources } from './page-sources';
import { toWidget } from './to-widget';

/**
 * Builds a page with everything that its blocks show; an unknown page is empty. `draft`: the value of a signed link;
 * without a valid one the published page is returned.
 */
export async function pageReply(context: CallContext, pageId: string, draft: string | undefined): Promise<PageReply> {
  const { text, isDraft } = await chosenDocument(context, pageId, draft);
  if (text === '') return { page_id: pageId, title: '', description: '', is_draft: isDraft, widgets: [] };
  const page = cleanPage(text);
  const sources = await pageSources(context, page);
  return {
    page_id: pageId,
    title: page.title,
    description: page.description,
    is_draft: isDraft,
    widgets: withoutRepeats(page.blocks).flatMap((block) => toWidget(block, sources) ?? []),
  };
}

/** Drops repeated calendars. */
function withoutRepeats(blocks: readonly PageBlock[]): PageBlock[] {
  const calendars = blocks.filter(({ block }) => block === 'events_calendar');
  const dropped = new Set(calendars.slice(maxCalendars));
  return blocks.filter((block) => !dropped.has(block));
}

async function chosenDocument(
  { db, shop, now }: CallContext,
  pageId: string,
  draft: string | undefined,
): Promise<{ text: string; isDraft: boolean }> {
  const stored = await storedPage(db, shop.store_id, pageId);
  const isDraft =
    draft !== undefined &&
    stored !== undefined &&
    stored.draft !== '' &&
    (await isDraftLink(db, { shopId: shop.store_id, pageId, now }, draft));
  return { text: (isDraft ? stored.draft : stored?.document) ?? '', isDraft };
}
