import { randomBytes } from 'node:crypto';
import { networkOf } from '@bookfront/shared/http';
import { isLoopback } from '../http/local';
import type { Arms } from '../rollout/releases-for';
import type { Signer } from '../signing/sign';

/**
 * One page load: which visitor was in which arm of which rollout. `remote`: the package of the page itself; '' if it
 * has none; `network`: a key of the network that it was sent to, '' for this machine. Times in ms.
 */
export interface PageLoad {
  load: string;
  visitorKey: string;
  revision: number;
  arms: Arms;
  remote: string;
  network: string;
  expires: number;
}

/** How long a page may report. */
export const lifeMs = 6 * 3600_000;

/** `purpose`: a page of a candidate's smoke test has a token that looks like a shopper's, and counts nowhere. */
export function signPage(
  signer: Signer,
  page: Omit<PageLoad, 'load' | 'expires'>,
  purpose: 'page' | 'smoke-page' = 'page',
): { token: string; expires: number } {
  const expires = Date.now() + lifeMs;
  const load = randomBytes(8).toString('base64url');
  const token = signer.sign(purpose, [
    load,
    page.visitorKey,
    page.revision,
    page.arms,
    page.remote,
    expires,
    page.network,
  ]);
  return { token, expires };
}

/** The key of a visitor's network, by which the votes of one network are bounded; '' for this machine itself. */
export const networkKeyOf = (signer: Signer, address: string): string =>
  isLoopback(address) ? '' : signer.keyOf(`network ${networkOf(address)}`);

export const isSmokePage = (signer: Signer, token: string): boolean => signer.verify('smoke-page', token) !== undefined;

/** Undefined: not signed by this shop, or expired. */
export function readPageToken(signer: Signer, token: string): PageLoad | undefined {
  const value = signer.verify('page', token);
  if (!Array.isArray(value)) return undefined;
  const [load, visitorKey, revision, arms, remote, expires, network = ''] = value;
  return expires > Date.now() ? { load, visitorKey, revision, arms, remote, expires, network } : undefined;
}
