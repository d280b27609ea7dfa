import { z } from 'zod';

/** A featured list (P1 §3 Feature list). `date` in unix seconds. */
export const featureSchema = z.object({
  list_id: z.string(),
  header: z.string(),
  description: z.string().describe('cleaned markup'),
  date: z.number().int(),
  date_text: z.string(),
  category: z.string(),
  sub_category: z.string(),
  row_count: z.number().int().describe('titles that the shop sells'),
  covers: z
    .array(z.object({ eisbn: z.string(), title: z.string(), cover_image_cache: z.string(), cover_url: z.string() }))
    .describe('of its first three titles'),
});
export type Feature = z.infer<typeof featureSchema>;

/** `k` is the value of the path's segment, `e` its label, `c` how many, `s` whether it is chosen. */
const filterItem = z.object({ k: z.string(), e: z.string(), c: z.number().int(), s: z.boolean() });
export const featureFilterSchema = filterItem.extend({ subfilters: z.array(filterItem) });
export type FeatureFilter = z.infer<typeof featureFilterSchema>;

/** feature/getPdfOptions: what the reader may choose; `value` true or false. */
export const pdfOptionSchema = z.object({ key: z.string(), label: z.string(), value: z.boolean() });
