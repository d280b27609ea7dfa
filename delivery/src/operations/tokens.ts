import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '../registry/registry';

/** The registry stores only this hash of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Makes a token for one package, or for an operator ('*'). */
export async function createToken(registry: Registry, scope: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await registry.addToken(hashOfToken(token), scope);
  return token;
}

export const operatorTokenFile = (dataDir: string) => path.join(dataDir, 'operator-token');

/** Writes an operator's token into the data folder, for whoever may read it there, unless a valid one exists. */
export async function ensureOperatorToken(registry: Registry, dataDir: string): Promise<void> {
  const file = operatorTokenFile(dataDir);
  const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (stored && (await registry.tokenScope(hashOfToken(stored))) === '*') return;
  writeFileSync(file, `${await createToken(registry, '*')}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}
