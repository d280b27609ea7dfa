import { z } from 'zod';
import { calendarSchema, eventSchema } from '../event';
import { listSchema } from '../list';
import { storeRecordSchema } from '../store-record';
import { titleCardSchema } from '../title';
import { blockBase, blockShapes } from './blocks';
import { imageSchema } from './look';

const shapes = blockShapes(imageSchema);

const widget = <Type extends keyof typeof shapes, More extends z.ZodRawShape>(type: Type, more: More) =>
  z.object({ block: z.literal(type), ...blockBase.shape, ...shapes[type] }).extend(more);
const listParts = { list_id: z.string(), limit: listSchema.shape.limit, list: listSchema };

/**
 * A block as the page gets it (titlelist/getCustom): markup cleaned, pictures with their sizes, and what it shows of
 * the shop: covers, title, list, events, records. The titles of a list are asked for by titlelist/getItems.
 */
export const widgetSchema = z.discriminatedUnion('block', [
  widget('blank_space', {}),
  widget('headline_paragraph', {}),
  widget('image_gif', {}),
  widget('text_over_image', { covers: z.array(titleCardSchema) }),
  widget('text_over_parallax', {}),
  widget('text_over_video', {}),
  widget('side_by_side_text_image', {}),
  widget('image_grid', {}),
  widget('image_carousel', {}),
  widget('youtube', { video_url: z.string().describe('the id of the film') }),
  widget('product_slider', listParts),
  widget('product_grid', { ...listParts, limit: shapes.product_grid.limit }),
  widget('single_title_feature', { title: titleCardSchema }),
  widget('events_calendar', { calendar: calendarSchema }),
  widget('events_calendar_upcoming', { events: z.array(eventSchema) }),
  widget('single_event_feature', { event: eventSchema }),
  widget('custom_button', {}),
  widget('button_grid', {}),
  widget('custom_html_css', { css: z.string().describe('cleaned and held inside the block: `[data-block="{id}"] …`') }),
  widget('popup_notice', {}),
  widget('above_searchbar_notice', {}),
  widget('mailchimp_embedded', { action: z.literal('').describe('the api alone knows the address') }),
  widget('contact_and_hours', { records: z.array(storeRecordSchema) }),
  widget('browse', {}),
  widget('balance_checker', {}),
  widget('gift_card_image', {}),
  widget('custom_element', {}),
  /** `type` 'event': a list of an event's titles. */
  listSchema.extend({ block: z.literal('list'), ...blockBase.shape }),
]);
export type Widget = z.infer<typeof widgetSchema>;
export type WidgetOf<Type extends Widget['block']> = Extract<Widget, { block: Type }>;
export type ListWidget = WidgetOf<'list'>;

/** One page: titlelist/getCustom, webstore/getPrivacyPolicyPage, webstore/getTermsPage. A page nobody has made is empty. */
export const pageReply = z.object({
  page_id: z.string(),
  title: z.string(),
  description: z.string(),
  is_draft: z.boolean(),
  widgets: z.array(widgetSchema),
});
export type PageReply = z.infer<typeof pageReply>;
