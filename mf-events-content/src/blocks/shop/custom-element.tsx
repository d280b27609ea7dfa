import type { BlockProps } from '../block-props';
import { BlockHeading, BlockImage, Markup } from '../parts';

/** GFT-04: header, picture and description, each optional. */
export const CustomElement = ({ block, level, isFirst }: BlockProps<'custom_element'>) => (
  <>
    <BlockHeading text={block.header} level={level} />
    {block.image && <BlockImage image={block.image} sizes="(min-width: 1300px) 1248px, 100vw" isFirst={isFirst} />}
    {block.description && <Markup dir="auto" dangerouslySetInnerHTML={{ __html: block.description }} />}
  </>
);
