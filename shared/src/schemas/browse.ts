import { z } from 'zod';
import { limits } from './limits';
import { titleCardSchema } from './title';
import { searchTypes, sorts } from './vocabulary';
import { wholeNumber } from './wire';

const values = z
  .string()
  .max(limits.filters.text)
  .refine((text) => text.split('|').length <= limits.filters.values)
  .optional();
/** browse/get: one field for each letter of the path; values of one letter are joined by '|', each percent-encoded. */
export const browsePayloadSchema = z.object({
  b: values,
  s: values,
  n: values,
  d: values,
  f: values,
  a: values,
  c: values,
  r: values,
  g: values,
  j: values,
  t: z.string().max(limits.search.term).optional(),
  k: z.enum(searchTypes).catch('keyword').optional(),
  v: z
    .enum([...sorts, 'sequence'])
    .catch('relevance')
    .optional(),
  x: z.string().max(limits.resultId).optional(),
  o: wholeNumber(0, 1_000_000).catch(0).optional(),
  l: wholeNumber(1, 200).catch(limits.pageSize.default).optional(),
});

/** P1 §3: k key, e label, c count, n can exclude, m group, s selected. */
export const filterEntrySchema = z.object({
  k: z.string(),
  e: z.string(),
  c: z.number().int(),
  n: z.boolean(),
  m: z.string(),
  s: z.boolean(),
  get subfilter() {
    return z.array(filterEntrySchema).optional();
  },
});
export type FilterEntry = z.infer<typeof filterEntrySchema>;

export const filterInfoSchema = z.record(z.string(), z.array(filterEntrySchema));

export const browseReplySchema = z.object({
  rows: z.array(titleCardSchema),
  row_count: z.number().int(),
  filter_info: filterInfoSchema,
  context: z.object({ name: z.string(), list_id: z.string() }).nullable(),
  /**
   * No title matches the text `t`: the rows are those of this text instead, which finds `count` titles without filters.
   */
  did_you_mean: z.object({ text: z.string(), count: z.number().int() }).optional(),
});
export type BrowseReply = z.infer<typeof browseReplySchema>;

/**
 * browse/file and browse/url: `id` is the x of browse/get; `isbns` were read, `matched` of them the shop has. The first
 * `failed` rows are told, with `line` (of a spreadsheet the row) and reason, and the first of the ISBNs that are
 * `missing` in the shop.
 */
export const resultListReply = z.object({
  id: z.string(),
  isbns: z.number().int(),
  matched: z.number().int(),
  failed_count: z.number().int(),
  failed: z.array(z.object({ line: z.number().int(), text: z.string(), reason: z.string() })),
  missing: z.array(z.string()).optional(),
});
export type ResultListReply = z.infer<typeof resultListReply>;
