import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Access, Scope } from '../../registry/access';
import { Refused } from '../../registry/refused';
import type { Registry } from '../../registry/registry';
import type { Trust } from '../../registry/trust';

const dayMs = 24 * 3600_000;

/** The registry stores only this hash of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export interface TokenRequest {
  name: string;
  packages: string[];
  scopes: Scope[];
  shop?: string | undefined;
  days: number;
}

/** Makes a token for a team. It is shown this once. */
export async function createTeamToken(registry: Registry, { days, shop, ...given }: TokenRequest) {
  const created = Date.now();
  const access: Access = {
    ...given,
    isOperator: false,
    created,
    expires: created + days * dayMs,
    ...(shop === undefined ? {} : { shop }),
  };
  const token = await addToken(registry, access);
  if (!token)
    throw new Refused(`There is a token ${given.name} already. Choose another name, or revoke that one first.`);
  return { ...describeAccess(access), token };
}

/** Makes a token for one build, for as long as its trust says. Its name tells the history who asked for it. */
export async function createShortToken(registry: Registry, trust: Trust, subject: string) {
  const { packages, scopes, shop, minutes } = trust;
  const created = Date.now();
  const access: Access = {
    name: `${trust.name} (${subject.slice(0, 200)}) ${randomBytes(3).toString('hex')}`,
    ...{ isOperator: false, packages, scopes, created, expires: created + minutes * 60_000 },
    ...(shop === undefined ? {} : { shop }),
  };
  return { ...describeAccess(access), token: (await addToken(registry, access)) ?? '' };
}

/** Makes an operator's token, in the place of the former one. */
export async function createOperatorToken(registry: Registry): Promise<string> {
  const now = Date.now();
  await registry.revokeToken(operatorName, now);
  const access = { name: operatorName, isOperator: true, scopes: [], packages: [], created: now };
  return (await addToken(registry, access)) ?? '';
}
export const operatorName = 'operator';

/** Undefined: another token in force has this name. */
async function addToken(registry: Registry, access: Access): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  return (await registry.addToken(hashOfToken(token), access)) ? token : undefined;
}

/** A token in `release token list`, as text or JSON. Times are ISO 8601. */
export function describeAccess({ created, expires, lastUsed, revoked, ...access }: Access) {
  const times = { expires, lastUsed, revoked };
  const known = Object.entries(times).flatMap(([name, at]) =>
    at === undefined ? [] : [[name, new Date(at).toISOString()] as const],
  );
  const dates: Partial<Record<keyof typeof times, string>> = Object.fromEntries(known);
  return { ...access, created: new Date(created).toISOString(), ...dates };
}
export type TokenStatus = ReturnType<typeof describeAccess>;

export const operatorTokenFile = (dataDir: string) => path.join(dataDir, 'operator-token');

/** Writes an operator's token into the data folder, for whoever may read it there, unless a valid one exists. */
export async function ensureOperatorToken(registry: Registry, dataDir: string): Promise<void> {
  const file = operatorTokenFile(dataDir);
  const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const access = stored ? await registry.access(hashOfToken(stored)) : undefined;
  if (access?.isOperator && access.revoked === undefined) return;
  writeFileSync(file, `${await createOperatorToken(registry)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}
