import type { TitleCard } from '@bookfront/shared/schemas';

/** 'Paperback · Tideline Classics · May 13, 2014' */
export const imprintOf = ({ binding, publisher, release_date_text }: TitleCard) =>
  [binding, publisher, release_date_text].filter(Boolean).join(' · ');
