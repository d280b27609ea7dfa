import { z } from 'zod';
import { colour, linkAddress } from '../address-text';
import { limits } from '../limits';

/** Texts of a page document. Markup is kept as it was written; the api cleans it before it answers (GAP-55). */
export const heading = z.string().trim().max(limits.page.heading).default('');
export const markup = z.string().max(limits.page.markup).default('');
export const plainText = z.string().trim().max(limits.page.heading).default('');

/** Colours of a block from the shop's own palette; colours of its own go before them. */
export const presets = ['plain', 'wash', 'surface', 'primary', 'accent'] as const;
export const alignments = ['left', 'center', 'right'] as const;
/** Where a widget stands (P1 §2 Home and custom pages): on top, beside the main column, or in it. */
export const placements = ['banner', 'left_sidebar', 'featured', 'other'] as const;

/**
 * What every block may say of its look (P1 §3 Page-builder blocks; PGB-10, PGB-11). `padding` in CSS pixels above and
 * below; `width` in percent of 1248 px.
 */
export const lookSchema = z.object({
  preset: z.enum(presets).optional(),
  background: colour.optional(),
  color: colour.optional(),
  alignment: z.enum(alignments).optional(),
  padding: z.number().int().min(0).max(400).optional(),
  width: z.number().min(10).max(100).optional(),
});
export type Look = z.infer<typeof lookSchema>;

export const buttonTypes = ['primary', 'secondary', 'link'] as const;

/** PGB-12 */
export const blockButtonSchema = z.object({
  label: z.string().trim().min(1, 'A button has a label.').max(limits.page.label),
  url: linkAddress.refine((text) => text !== '', 'A button leads somewhere.'),
  type: z.enum(buttonTypes).default('primary'),
  new_tab: z.boolean().default(false),
});
export type BlockButton = z.infer<typeof blockButtonSchema>;

/**
 * A picture as a page document has it (PGB-13): `path` is the name of a file that `pnpm api image put` took in, or an
 * https address, which then says how large it is. `alt` '' for one that only decorates.
 */
export const imageInputSchema = z
  .object({
    path: z.string().trim().min(1, 'A picture has a path.').max(limits.url),
    alt: z.string().trim().max(limits.page.heading).default(''),
    link: linkAddress.default(''),
    new_tab: z.boolean().default(false),
    width: z.number().int().min(1).max(20_000).optional().describe('pixels of the file'),
    height: z.number().int().min(1).max(20_000).optional(),
  })
  .refine(
    ({ path, width, height }) => !/^https?:/i.test(path) || (/^https:/i.test(path) && width && height),
    "A picture at an address of its own begins with 'https://' and says its width and height in pixels.",
  );

/** The same for the page: `src` and `srcset` are addresses; proportions are known, so that nothing moves. */
export const imageSchema = z.object({
  src: z.string(),
  srcset: z.string().describe("'' where there is one size only"),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  link: z.string(),
  new_tab: z.boolean(),
});
export type BlockImage = z.infer<typeof imageSchema>;
