import type { CartItem } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { Note } from '../layout';

interface RegistriesNoteProps {
  items: CartItem[];
  /** Registry of the chosen address, '' for another address; undefined: none is chosen yet. */
  chosenRegistryId?: string | undefined;
}

/** Tells the shopper that an order has one address, so that gifts for other registries go there too. */
export function RegistriesNote({ items, chosenRegistryId }: RegistriesNoteProps) {
  const registries = new Set(items.map(({ cart_info }) => cart_info.gift_registry_id).filter(Boolean));
  if (registries.size < 2 || chosenRegistryId === '') return null;
  return <Note>{m.registries_one_address({ count: registries.size })}</Note>;
}
