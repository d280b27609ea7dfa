import type { Widget } from '@bookfront/shared/schemas';
import type { ComponentType } from 'react';
import { blocks } from './block-map';
import type { BlockProps } from './block-props';
import { BlockFrame } from './frame';
import { isUnframed } from './place-blocks';

interface BlockViewProps extends Omit<BlockProps, 'block'> {
  block: Widget;
  isBanner?: boolean;
}

/** One block of a page in its frame. A type that this release does not know draws nothing. */
export function Block({ isBanner = false, ...props }: BlockViewProps) {
  const { block } = props;
  const View = viewOf(block);
  if (!View) return null;
  if (isUnframed(block)) return <View {...props} />;
  return (
    <BlockFrame block={block} isBanner={isBanner}>
      <View {...props} />
    </BlockFrame>
  );
}

/** The key of the map says which block a component takes: the two belong together, which no type can say. */
const viewOf = ({ block }: Widget): ComponentType<BlockProps> | undefined =>
  Object.hasOwn(blocks, block) ? (blocks[block] as ComponentType<BlockProps>) : undefined;
