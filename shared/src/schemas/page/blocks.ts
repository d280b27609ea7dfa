import { z } from 'zod';
import { httpsAddress } from '../address-text';
import { limits, settingsDefaults } from '../limits';
import { eisbn } from '../wire';
import { blockButtonSchema, heading, lookSchema, markup, placements, plainText } from './look';

const { carouselSeconds, upcomingEvents, parallax } = settingsDefaults.block;

/** 'W:H', as in '16:9'. */
const isBetween = (ratio: string, min: number, max: number): boolean => {
  const [width = Number.NaN, height = 1] = ratio.split(':').map(Number);
  return Number.isNaN(width / height) || (width / height >= min && width / height <= max);
};
const aspectRatio = z
  .string()
  .regex(/^[1-9]\d{0,2}:[1-9]\d{0,2}$/, "An aspect ratio is written 'width:height', as in '16:9'.")
  .refine((text) => isBetween(text, 1 / 4, 4), 'An aspect ratio is between 1:4 and 4:1.')
  .default('16:9');
const listId = z.string().min(1).max(64);
const button = blockButtonSchema.nullable().default(null);
const words = { heading, text: markup, button };
const columns = z.number().int().min(1).max(6).default(3);

/** CSS pixels and factor of movement (P1 §9). */
const parallaxHeight = z.number().int().min(100).max(2000).default(parallax.height);
const parallaxSpeed = z.number().min(1).max(5).default(parallax.speed);

/**
 * What each block type has of its own, by the name that P1 §3 gives it. `picture`: a picture as the document has it, or
 * as the page gets it.
 */
export const blockShapes = <Picture extends z.ZodType>(picture: Picture) => {
  const image = picture.nullable().default(null as never);
  const images = z.array(picture).min(1, 'At least one picture.').max(limits.page.images);
  return {
    blank_space: { height: z.number().int().min(0).max(2000).default(40).describe('CSS pixels') },
    headline_paragraph: words,
    image_gif: { image: picture },
    /** `eisbns`: titles whose covers are set into it. */
    text_over_image: { ...words, image, eisbns: z.array(eisbn).max(limits.page.covers).default([]) },
    text_over_parallax: { ...words, image: picture, height: parallaxHeight, speed: parallaxSpeed },
    /** A film without sound that plays by itself, from the shop's own files or a click away; `image` stands for it. */
    text_over_video: { ...words, image, video_url: httpsAddress, aspect_ratio: aspectRatio },
    side_by_side_text_image: { ...words, image: picture, image_side: z.enum(['left', 'right']).default('right') },
    image_grid: { heading, images, columns },
    image_carousel: {
      heading,
      images,
      auto: z.boolean().default(false),
      timeout: z.number().min(1).max(60).default(carouselSeconds).describe('seconds'),
      animation: z.enum(['slide', 'fade']).default('slide'),
    },
    /** `image` stands for the film until it is wanted. */
    youtube: {
      heading,
      title: plainText,
      image,
      aspect_ratio: aspectRatio,
      video_url: z
        .string()
        .regex(
          /^(?:https:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?v=|embed\/|shorts\/)|youtu\.be\/))?[\w-]{11}(?:[?&].*)?$/,
          'A film is an address of YouTube, or the eleven characters of its id.',
        ),
    },
    product_slider: { heading, list_id: listId },
    product_grid: { heading, list_id: listId, limit: z.number().int().min(1).max(limits.pageSize.home).default(12) },
    single_title_feature: { ...words, eisbn },
    events_calendar: { heading },
    events_calendar_upcoming: { heading, limit: z.number().int().min(1).max(20).default(upcomingEvents) },
    single_event_feature: { heading, event_id: z.string().min(1).max(64) },
    custom_button: { button: blockButtonSchema },
    button_grid: { heading, buttons: z.array(blockButtonSchema).min(1).max(24), columns },
    /** `css` holds inside the block only. */
    custom_html_css: { html: markup, css: z.string().max(limits.page.css).default('') },
    popup_notice: { ...words, image },
    above_searchbar_notice: { text: plainText, button },
    /** `action`: the provider's address that the form is sent to, by the api. */
    mailchimp_embedded: {
      heading,
      text: markup,
      action: httpsAddress,
      button_label: plainText,
      has_first_name: z.boolean().default(false),
      has_last_name: z.boolean().default(false),
      has_phone: z.boolean().default(false),
    },
    contact_and_hours: { heading },
    /** `path`: filters of a browse path, as in 's/Fiction/f/BC'. */
    browse: { heading, path: z.string().max(limits.filters.text).default('') },
    balance_checker: { heading },
    gift_card_image: { image },
    /** P2 §2 Gift cards: header, picture and description, each optional. */
    custom_element: { header: heading, image, description: markup },
    /** A list of titles, with its own name and description. */
    list: { list_id: listId },
  };
};

/** Of every block: an id of its own in the page, and where it stands. */
export const blockBase = lookSchema.extend({
  id: z.string().regex(/^[\w-]{1,64}$/, "An id has letters, digits, '-' and '_' only."),
  placement: z.enum(placements).default('other'),
});
