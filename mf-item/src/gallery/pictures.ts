import type { CoverWidth } from '@bookfront/shared/format';
import type { Title } from '@bookfront/shared/schemas';

type Inside = Title['interior_objects'][number];

/**
 * The pictures of pages inside (ITM-30), none where the title is not said to have them. The gallery's first picture is
 * the cover; these follow it.
 */
export const insideOf = ({ has_interiors, interior_objects }: Title): Inside[] =>
  has_interiors ? interior_objects : [];

/** The address of one of them at the image service. */
export const insideSrc = (eisbn: string, { key, cb }: Inside, width: CoverWidth): string =>
  `/covers/${encodeURIComponent(eisbn)}/inside-${encodeURIComponent(key)}-${encodeURIComponent(cb)}-${width}.webp`;
