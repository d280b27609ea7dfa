import type { Widget, WidgetOf } from '@bookfront/shared/schemas';
import type { ComponentType } from 'react';

/** What a block is drawn from. */
export interface BlockProps<Type extends Widget['block'] = Widget['block']> {
  block: WidgetOf<Type>;
  /** Of the document that it stands in. */
  pageId: string;
  /** 1: its heading is the page's. */
  level: 1 | 2;
  /** The page's first block with a picture: it decides the first paint. */
  isFirst: boolean;
  /** Beside the main column: a narrow place. */
  isAside: boolean;
}
export type BlockComponent<Type extends Widget['block']> = ComponentType<BlockProps<Type>>;
