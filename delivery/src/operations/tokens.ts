import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '../registry/registry';

/** Of a token the registry keeps this alone. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A token for one package, or for all that an operator does ('*'). It is shown once. */
export async function createToken(registry: Registry, scope: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await registry.addToken(hashOfToken(token), scope);
  return token;
}

export const operatorTokenFile = (dataDir: string) => path.join(dataDir, 'operator-token');

/** The operator of this machine: whoever may read the data folder's file. */
export async function keepOperatorToken(registry: Registry, dataDir: string): Promise<void> {
  const file = operatorTokenFile(dataDir);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept && (await registry.tokenScope(hashOfToken(kept))) === '*') return;
  writeFileSync(file, `${await createToken(registry, '*')}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}
