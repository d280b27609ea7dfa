import { z } from 'zod';
import { titleCardSchema } from './title';

export const listSchema = z.object({
  list_id: z.string(),
  name: z.string(),
  description: z.string().describe('sanitised markup'),
  header: z.string(),
  header_visible: z.boolean(),
  has_titles: z.boolean(),
  contains_eisbn: z.boolean(),
  can_delete: z.boolean(),
  placement: z.enum(['banner', 'left_sidebar', 'featured', 'other']),
  type: z.enum(['event', 'list']),
  event_id: z.string(),
  limit: z.number().int().nullable(),
});
export type List = z.infer<typeof listSchema>;

export const listItemsReply = z.object({
  list: listSchema,
  rows: z.array(titleCardSchema),
  row_count: z.number().int(),
});
export type ListItemsReply = z.infer<typeof listItemsReply>;

/**
 * A block of a page (P1§3 Page-builder blocks): this slice has the banner and the title list; more types come with the
 * page builder.
 */
export const bannerSchema = z.object({
  block: z.literal('text_over_image'),
  id: z.string(),
  heading: z.string(),
  text: z.string(),
  image: z.string(),
  button: z.object({ label: z.string(), url: z.string() }).nullable(),
  eisbns: z.array(z.string()).describe('covers set into the banner'),
  covers: z.array(titleCardSchema),
});
export const listWidgetSchema = listSchema.extend({ block: z.literal('list'), id: z.string() });
export const widgetSchema = z.discriminatedUnion('block', [bannerSchema, listWidgetSchema]);
export type Widget = z.infer<typeof widgetSchema>;
export type Banner = z.infer<typeof bannerSchema>;
