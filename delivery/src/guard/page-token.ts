import { randomBytes } from 'node:crypto';
import type { Arms } from '../rollout/releases-for';
import type { Signer } from '../signing/sign';

/**
 * One page load: which visitor was in which arm of which rollout. `remote`: the package of the page itself; '' if it
 * has none. Times in ms.
 */
export interface PageLoad {
  load: string;
  visitorKey: string;
  revision: number;
  arms: Arms;
  remote: string;
  expires: number;
}

/** How long a page may report. */
export const lifeMs = 6 * 3600_000;

export function signPage(signer: Signer, page: Omit<PageLoad, 'load' | 'expires'>): { token: string; expires: number } {
  const expires = Date.now() + lifeMs;
  const load = randomBytes(8).toString('base64url');
  const token = signer.sign('page', [load, page.visitorKey, page.revision, page.arms, page.remote, expires]);
  return { token, expires };
}

/** Undefined: not signed by this shop, or expired. */
export function readPageToken(signer: Signer, token: string): PageLoad | undefined {
  const value = signer.verify('page', token);
  if (!Array.isArray(value)) return undefined;
  const [load, visitorKey, revision, arms, remote, expires] = value;
  return expires > Date.now() ? { load, visitorKey, revision, arms, remote, expires } : undefined;
}
