import type { TitleGroup } from '@bookfront/shared/schemas';

/** A dialog of the item page to open. `at`: the picture that the gallery starts with. */
export type DialogRequest =
  | { name: 'editions' | 'sizes' | 'series' | 'audiobooks' }
  | { name: 'author'; author: string }
  | { name: 'group'; group: TitleGroup }
  | { name: 'pictures'; at: number };
