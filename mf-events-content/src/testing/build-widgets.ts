import type { Banner, TitleCard } from '@bookfront/shared/schemas';
import { buildList, buildTitleCard } from '@bookfront/shared/testing';
import type { ListWidget } from '../home/placement';

export const buildTitles = (count: number): TitleCard[] =>
  Array.from({ length: count }, (_, i) =>
    buildTitleCard({ eisbn: `97868000${String(i).padStart(5, '0')}`, title: `Title ${i + 1}` }),
  );

export const buildListWidget = (over: Partial<ListWidget> = {}): ListWidget => ({
  ...buildList({ list_id: '7', header_visible: true, can_delete: false, placement: 'featured' }),
  block: 'list',
  id: 'w1',
  ...over,
});

export const buildBanner = (over: Partial<Banner> = {}): Banner => ({
  block: 'text_over_image',
  id: 'b1',
  heading: 'Books for a long tide',
  text: 'The kettle is on.',
  image: '',
  button: { label: 'See them all', url: '/lists/9' },
  eisbns: [],
  covers: buildTitles(4),
  ...over,
});
