import type { BlockImage, PageBlock, Widget } from '@bookfront/shared/schemas';
import type { ImageInput, PageSources } from './page-sources';

/** Converts a block to what the page shows; undefined if its data is missing. */
export function toWidget(block: PageBlock, sources: PageSources): Widget | undefined {
  switch (block.block) {
    case 'image_gif':
    case 'text_over_parallax':
    case 'side_by_side_text_image': {
      const image = toImage(block.image, sources);
      return image && { ...block, image };
    }
    case 'text_over_video':
    case 'popup_notice':
    case 'gift_card_image':
    case 'custom_element':
      return { ...block, image: toImage(block.image, sources) ?? null };
    case 'text_over_image':
      return {
        ...block,
        image: toImage(block.image, sources) ?? null,
        covers: block.eisbns.flatMap((eisbn) => sources.titles.get(eisbn) ?? []),
      };
    case 'image_grid':
    case 'image_carousel': {
      const images = block.images.flatMap((image) => toImage(image, sources) ?? []);
      return images.length > 0 ? { ...block, images } : undefined;
    }
    case 'youtube':
      return { ...block, image: toImage(block.image, sources) ?? null, video_url: videoId(block.video_url) };
    case 'custom_html_css':
      return block.html === '' ? undefined : block;
    case 'mailchimp_embedded':
      return { ...block, action: '' as const };
    default:
      return toShopWidget(block, sources);
  }
}

type ShopBlock = Exclude<
  PageBlock,
  { image: unknown } | { images: unknown } | { block: 'custom_html_css' | 'mailchimp_embedded' }
>;

/** Converts the blocks that show the shop's data. */
function toShopWidget(block: ShopBlock, sources: PageSources): Widget | undefined {
  switch (block.block) {
    case 'product_slider':
    case 'product_grid': {
      const list = sources.lists.get(block.list_id);
      return list && { limit: list.limit, ...block, list };
    }
    case 'list': {
      const list = sources.lists.get(block.list_id);
      return list && { ...list, ...block };
    }
    case 'single_title_feature': {
      const title = sources.titles.get(block.eisbn);
      return title && { ...block, title };
    }
    case 'single_event_feature': {
      const event = sources.events.get(block.event_id);
      return event && { ...block, event };
    }
    case 'events_calendar':
      return sources.calendar && { ...block, calendar: sources.calendar };
    case 'events_calendar_upcoming':
      return { ...block, events: sources.upcoming.slice(0, block.limit) };
    case 'contact_and_hours':
      return { ...block, records: sources.records };
    default:
      return block;
  }
}

/** PGB-13 */
function toImage(input: ImageInput | null, { images }: PageSources): BlockImage | undefined {
  if (!input) return undefined;
  const { path, alt, link, new_tab, width = 0, height = 0 } = input;
  const own = { alt, link, new_tab };
  if (/^https:/i.test(path)) return { src: path, srcset: '', width, height, ...own };
  const source = images.get(path);
  return source && { ...source, ...own };
}

/** A video's id of eleven characters. */
const videoId = (address: string): string => /(?:^|[/=])([\w-]{11})(?:[?&].*)?$/.exec(address)?.[1] ?? address;
