import { z } from 'zod';
import { calendarSchema } from './event';
import { limits } from './limits';
import { titleCardSchema } from './title';
import { multiLine, visibleLine } from './wire';

export const listSchema = z.object({
  list_id: z.string(),
  name: z.string(),
  description: z.string().describe('sanitised markup; with calendarMarker between parts, each of them whole'),
  calendar_widgets: z.array(calendarSchema).describe('one for each marker'),
  description_text: z.string().describe("of the visitor's own list: as it was written; else ''"),
  header: z.string(),
  header_visible: z.boolean(),
  has_titles: z.boolean(),
  contains_eisbn: z.boolean(),
  can_delete: z.boolean(),
  placement: z.enum(['banner', 'left_sidebar', 'featured', 'other']),
  type: z.enum(['event', 'list']),
  event_id: z.string(),
  limit: z.number().int().nullable(),
  row_count: z.number().int().describe('titles that the shop sells'),
  owner: z.object({ is_you: z.boolean() }),
  revision: z.number().int().describe('moves with every change of name or description'),
});
export type List = z.infer<typeof listSchema>;

/** P1 §5, P1 §9: what a shopper writes of a list of their own. The description is plain text. */
export const listFieldsSchema = z.object({
  name: z.string().default('').pipe(visibleLine(limits.list.name, 'listName')),
  description: multiLine(limits.list.description).default(''),
});

/** A title of a list that the cart did not take, and why, for the shopper. */
export const leftOutSchema = z.object({ eisbn: z.string(), title: z.string(), reason: z.string() });
export type LeftOut = z.infer<typeof leftOutSchema>;

/** A title of a file for a list; `authors` as they are shown; `is_held`: the list had it before. */
export const importedTitleSchema = z.object({
  eisbn: z.string(),
  title: z.string(),
  authors: z.string(),
  is_held: z.boolean(),
});
export type ImportedTitle = z.infer<typeof importedTitleSchema>;

export const listItemsReply = z.object({
  list: listSchema,
  rows: z.array(titleCardSchema),
  row_count: z.number().int(),
});
export type ListItemsReply = z.infer<typeof listItemsReply>;
