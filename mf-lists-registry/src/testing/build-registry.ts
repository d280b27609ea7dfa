import type { GiftRegistry, RegistryItem } from '@bookfront/shared/schemas';
import { buildTitleCard } from '@bookfront/shared/testing';

export const buildItem = (over: Partial<RegistryItem> = {}): RegistryItem => ({
  title: buildTitleCard(),
  qty_requested: 2,
  qty_purchased: 0,
  ...over,
});

/** As anyone with its link sees it. */
export const buildRegistry = (over: Partial<GiftRegistry> = {}): GiftRegistry => ({
  gift_registry_id: 'r1',
  title: 'Nora and Sam',
  name: 'Nora Lind',
  occasion: 'Wedding',
  description: 'Books for two.',
  deadline: null,
  deadline_text: '',
  shipping_encouraged: true,
  store_can_edit: false,
  owner: { is_you: false },
  can_edit: false,
  ships_to: { name: 'Nora Lind', city: 'Gibsons' },
  private: null,
  revision: 1,
  items: [buildItem()],
  ...over,
});
