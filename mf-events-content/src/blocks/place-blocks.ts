import type { Widget } from '@bookfront/shared/schemas';

export interface Placed {
  /** On top, from edge to edge. */
  top: Widget[];
  aside: Widget[];
  main: Widget[];
  /** What stands in no place of the page. */
  floating: Widget[];
}

/**
 * Where each block of a page stands (P1 §2, PGB-01 to PGB-03): banners on top, left_sidebar beside, all others in the
 * main column, each in the order of the document.
 */
export function placeBlocks(widgets: Widget[]): Placed {
  const placed: Placed = { top: [], aside: [], main: [], floating: [] };
  for (const widget of widgets) placed[placeOf(widget)].push(widget);
  return placed;
}

/** What stands in no place of the page. */
export const isUnframed = ({ block }: Widget): boolean =>
  block === 'popup_notice' || block === 'above_searchbar_notice';

function placeOf(widget: Widget): keyof Placed {
  if (isUnframed(widget)) return 'floating';
  if (widget.placement === 'banner') return 'top';
  return widget.placement === 'left_sidebar' ? 'aside' : 'main';
}

/** The words that a block has as its heading; '' for none. */
function headingOf(widget: Widget): string {
  if (widget.block === 'custom_element') return widget.header;
  return 'heading' in widget ? widget.heading : '';
}

/** A list's own name is the heading of a list, never of the page; those of titles have the same. */
const neverTitles: readonly Widget['block'][] = ['list', 'product_slider', 'product_grid'];

/** The block whose heading is the page's: the first in the order of reading that has one. */
export const titleBlock = ({ top, main }: Placed): Widget | undefined =>
  [...top, ...main].find((widget) => headingOf(widget) !== '' && !neverTitles.includes(widget.block));

/** Blocks with a picture of their own, which decides the first paint where it comes first. */
const pictured: readonly Widget['block'][] = [
  'image_gif',
  'gift_card_image',
  'text_over_image',
  'text_over_parallax',
  'text_over_video',
  'side_by_side_text_image',
  'image_carousel',
  'single_title_feature',
  'custom_element',
];
export const firstPicture = ({ top, main }: Placed): Widget | undefined =>
  [...top, ...main].slice(0, 3).find(({ block }) => pictured.includes(block));
