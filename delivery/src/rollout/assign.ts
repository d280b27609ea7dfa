import { createHash } from 'node:crypto';
import type { Audience, Canary } from '../registry/state';

/** `isLoggedIn` undefined: not known. */
export interface Visitor {
  shop: string;
  id: string;
  isLoggedIn?: boolean | undefined;
}

/**
 * Whether the visitor takes part in the canary: by a hash of visitor and rollout, so that a visitor stays in an arm, a
 * larger share keeps those of the smaller, and two rollouts divide visitors independently. Exact at 0 and 100.
 */
export const isAssigned = ({ share, salt }: Pick<Canary, 'share' | 'salt'>, visitorId: string): boolean =>
  placeOf(salt, visitorId) < share / 100;

/** In [0, 1). */
function placeOf(salt: string, visitorId: string): number {
  return createHash('sha256').update(`${salt}:${visitorId}`).digest().readUInt32BE(0) / 2 ** 32;
}

export function isInAudience(only: Audience | undefined, { shop, isLoggedIn = false }: Visitor): boolean {
  if (!only) return true;
  if (only === 'logged-in') return isLoggedIn;
  if (only === 'guests') return !isLoggedIn;
  return only === `shop=${shop}`;
}
