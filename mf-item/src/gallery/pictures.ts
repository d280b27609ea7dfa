import type { CoverWidth } from '@bookfront/shared/format';
import type { Title } from '@bookfront/shared/schemas';

type Inside = Title['interior_objects'][number];

/** The title's sample pages (ITM-30), which follow the cover in the gallery. */
export const insideOf = ({ has_interiors, interior_objects }: Title): Inside[] =>
  has_interiors ? interior_objects : [];

/** A sample page's address at the image service. */
export const insideSrc = (eisbn: string, { key, cb }: Inside, width: CoverWidth): string =>
  `/covers/${encodeURIComponent(eisbn)}/inside-${encodeURIComponent(key)}-${encodeURIComponent(cb)}-${width}.webp`;
