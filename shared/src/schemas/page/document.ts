import { z } from 'zod';
import { limits } from '../limits';
import { blockBase, blockShapes } from './blocks';
import { imageInputSchema } from './look';

const shapes = blockShapes(imageInputSchema);
export type BlockType = keyof typeof shapes;
export const blockTypes = Object.keys(shapes) as BlockType[];

const block = <Type extends BlockType>(type: Type) =>
  z.strictObject({ block: z.literal(type), ...blockBase.shape, ...shapes[type] });

export const pageBlockSchema = z.discriminatedUnion('block', [
  block('blank_space'),
  block('headline_paragraph'),
  block('image_gif'),
  block('text_over_image'),
  block('text_over_parallax'),
  block('text_over_video'),
  block('side_by_side_text_image'),
  block('image_grid'),
  block('image_carousel'),
  block('youtube'),
  block('product_slider'),
  block('product_grid'),
  block('single_title_feature'),
  block('events_calendar'),
  block('events_calendar_upcoming'),
  block('single_event_feature'),
  block('custom_button'),
  block('button_grid'),
  block('custom_html_css'),
  block('popup_notice'),
  block('above_searchbar_notice'),
  block('mailchimp_embedded'),
  block('contact_and_hours'),
  block('browse'),
  block('balance_checker'),
  block('gift_card_image'),
  block('custom_element'),
  block('list'),
]);
export type PageBlock = z.infer<typeof pageBlockSchema>;

/**
 * What a bookseller writes: one page as a JSON document (P1 §3 Page-builder blocks). `page_id`: 'home', 'events',
 * 'privacy-policy', 'terms-conditions', 'gift-cards', or the id of a menu's entry (GAP-10). `title`: the window's title
 * and, where no block has a heading, the page's. Keys that no schema knows are errors: they are mistyped.
 */
export const pageDocumentSchema = z.strictObject({
  page_id: z.string().regex(/^[\w-]{1,64}$/, "A page's id has letters, digits, '-' and '_' only."),
  title: z.string().trim().max(limits.page.heading).default(''),
  description: z.string().trim().max(limits.page.heading).default('').describe('for search engines'),
  blocks: z
    .array(pageBlockSchema)
    .max(limits.page.blocks)
    .superRefine((blocks, context) => {
      for (const [at, { id }] of blocks.entries())
        if (blocks.findIndex((block) => block.id === id) < at)
          context.addIssue({
            code: 'custom',
            path: [at, 'id'],
            message: `An earlier block has the id '${id}' too; each has one of its own.`,
          });
    }),
});
export type PageDocument = z.infer<typeof pageDocumentSchema>;
