import { randomBytes } from 'node:crypto';
import type { Arms } from '../rollout/releases-for';
import type { Signer } from '../signing/sign';

/**
 * One page load: who saw which side of which rollout. `remote`: the package of the page itself; '' where there is none.
 * Times in ms.
 */
export interface PageLoad {
  load: string;
  voter: string;
  revision: number;
  arms: Arms;
  remote: string;
  expires: number;
}

export const lifeMs = 6 * 3600_000;

export function signPage(signer: Signer, page: Omit<PageLoad, 'load' | 'expires'>): { token: string; expires: number } {
  const expires = Date.now() + lifeMs;
  const load = randomBytes(8).toString('base64url');
  const token = signer.sign('page', [load, page.voter, page.revision, page.arms, page.remote, expires]);
  return { token, expires };
}

/** Undefined: not signed here, or too old. */
export function openPage(signer: Signer, token: string): PageLoad | undefined {
  const opened = signer.open('page', token);
  if (!Array.isArray(opened)) return undefined;
  const [load, voter, revision, arms, remote, expires] = opened;
  return expires > Date.now() ? { load, voter, revision, arms, remote, expires } : undefined;
}
