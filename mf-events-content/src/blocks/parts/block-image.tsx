import type { BlockImage as Image } from '@bookfront/shared/schemas';
import { Hidden } from '@bookfront/shared/ui';
import * as m from '#messages';
import { Picture } from '../../picture';
import { BlockLink, useLeads } from './block-link';

interface BlockImageProps {
  image: Image;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  /** It decides the first paint: fetched before others, and at once. */
  isFirst?: boolean;
}

/** PGB-13: a picture with its link. */
export function BlockImage({ image, sizes, isFirst = false }: BlockImageProps) {
  const leads = useLeads();
  const picture = <Picture image={image} sizes={sizes} isFirst={isFirst} />;
  if (image.link === '' || !leads(image.link)) return picture;
  return (
    <BlockLink to={image.link} isNewTab={image.new_tab}>
      {picture}
      {image.alt === '' && <Hidden>{m.read_more()}</Hidden>}
    </BlockLink>
  );
}
