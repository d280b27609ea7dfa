import type { TitleGroup } from '@bookfront/shared/schemas';

/** The dialogs of an item. `at`: the picture that the gallery begins with. */
export type WantedDialog =
  | { name: 'editions' | 'sizes' | 'series' | 'audiobooks' }
  | { name: 'author'; author: string }
  | { name: 'group'; group: TitleGroup }
  | { name: 'pictures'; at: number };
