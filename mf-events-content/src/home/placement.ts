import type { Banner, Widget } from '@bookfront/shared/schemas';

export type ListWidget = Extract<Widget, { block: 'list' }>;

/**
 * Where each widget of a page stands (P1 §2): banners on top, left_sidebar lists beside, all others in the main column,
 * each in the order of the page.
 */
export function placeWidgets(widgets: Widget[]): {
  banners: Banner[];
  topLists: ListWidget[];
  sideLists: ListWidget[];
  mainLists: ListWidget[];
} {
  const lists = widgets.filter((widget) => widget.block === 'list');
  return {
    banners: widgets.filter((widget) => widget.block === 'text_over_image'),
    topLists: lists.filter(({ placement }) => placement === 'banner'),
    sideLists: lists.filter(({ placement }) => placement === 'left_sidebar'),
    mainLists: lists.filter(({ placement }) => placement === 'featured' || placement === 'other'),
  };
}
