import { createHash } from 'node:crypto';
import type { Audience, Canary } from '../registry/state';

/** `isLoggedIn`: undefined if not known. */
export interface Visitor {
  shop: string;
  id: string;
  isLoggedIn?: boolean | undefined;
}

/**
 * Whether the visitor gets the canary. Compares a hash of visitor and rollout with the share, so that visitors stay in
 * their arm, a larger share includes the smaller one's visitors, and rollouts are independent. Exact at 0 and 100 %.
 */
export const isAssigned = ({ share, salt }: Pick<Canary, 'share' | 'salt'>, visitorId: string): boolean =>
  hashFraction(salt, visitorId) < share / 100;

/** A hash of the visitor as a fraction in [0, 1). */
function hashFraction(salt: string, visitorId: string): number {
  return createHash('sha256').update(`${salt}:${visitorId}`).digest().readUInt32BE(0) / 2 ** 32;
}

export function isInAudience(only: Audience | undefined, { shop, isLoggedIn = false }: Visitor): boolean {
  if (!only) return true;
  if (only === 'logged-in') return isLoggedIn;
  if (only === 'guests') return !isLoggedIn;
  return only === `shop=${shop}`;
}
