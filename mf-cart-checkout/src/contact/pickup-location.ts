/**
 * CRT-55, GAP-78: a choice of pickup locations, saved as a prefix of the order's instructions; only for the shop that
 * the settings name. Pure.
 */

import type { CheckoutState, SiteSettings } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';

/** The locations to choose from: none in any other shop, and none for an order that is shipped. */
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

/** Splits what was saved into location and instructions. */
export function splitLocation(saved: string, locations: readonly string[]): { location: string; instructions: string } {
  const location = locations.find((name) => saved === prefix(name).trim() || saved.startsWith(prefix(name)));
  return location === undefined
    ? { location: '', instructions: saved }
    : { location, instructions: saved.slice(prefix(location).length) };
}

/** The longest instructions that fit beside the location's name, in characters. */
export const maxInstructions = (location: string): number =>
  limits.contact.instructions - (location ? prefix(location).length : 0);
