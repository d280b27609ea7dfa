import type { BrowseReply, FilterEntry } from '@bookfront/shared/schemas';
import { buildTitleCard } from '@bookfront/shared/testing';

export const buildEntry = (over: Partial<FilterEntry> = {}): FilterEntry => ({
  k: 'fic',
  e: 'Fiction',
  c: 12,
  n: false,
  m: '',
  s: false,
  ...over,
});

export const buildReply = (over: Partial<BrowseReply> = {}): BrowseReply => ({
  rows: [buildTitleCard()],
  row_count: 1,
  filter_info: {},
  context: null,
  ...over,
});
