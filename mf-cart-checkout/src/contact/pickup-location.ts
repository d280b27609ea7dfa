/**
 * CRT-55, GAP-78: a choice of places for pickup, put in front of the order's instructions; for the one shop whose
 * settings name it. Pure.
 */

import type { CheckoutState, SiteSettings } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';

/** The places that can be chosen from; none in any other shop, and none for an order that is shipped. */
export function pickupLocations(
  { store_id, checkout_info }: Pick<SiteSettings, 'store_id' | 'checkout_info'>,
  delivery: CheckoutState['delivery'],
): string[] {
  const { store_locations_for, store_locations } = checkout_info;
  return delivery === 'pickup' && store_locations_for !== '' && store_locations_for === store_id ? store_locations : [];
}

const prefix = (location: string) => `${location}: `;

export const withLocation = (location: string, instructions: string): string =>
  location ? (prefix(location) + instructions).trim() : instructions;

/** What was saved, taken apart again. */
export function splitLocation(saved: string, locations: readonly string[]): { location: string; instructions: string } {
  const location = locations.find((name) => saved === prefix(name).trim() || saved.startsWith(prefix(name)));
  return location === undefined
    ? { location: '', instructions: saved }
    : { location, instructions: saved.slice(prefix(location).length) };
}

/** Characters that are left for the shopper's own words. */
export const roomBeside = (location: string): number =>
  limits.contact.instructions - (location ? prefix(location).length : 0);
