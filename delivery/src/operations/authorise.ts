import type { FastifyRequest } from 'fastify';
import { Refused } from '../registry/refused';
import type { Registry } from '../registry/registry';
import { hashOfToken } from './tokens';

/** '*' for an operator, else the one package that the token releases. Throws Refused. */
export async function scopeOf(registry: Registry, { headers }: FastifyRequest): Promise<string> {
  const [, token = ''] = /^Bearer ([\w-]{20,100})$/.exec(headers.authorization ?? '') ?? [];
  const scope = await registry.tokenScope(hashOfToken(token));
  if (!scope)
    throw new Refused(
      'This needs a token that the edge knows: --token …, or BOOKFRONT_TOKEN. An operator makes one with pnpm release token.',
      403,
    );
  return scope;
}

export function requireScope(scope: string, name: string): void {
  if (scope !== '*' && scope !== name)
    throw new Refused(`This token releases ${scope} alone, not ${name}. Ask an operator for a token of ${name}.`, 403);
}

export function requireOperator(scope: string): void {
  if (scope !== '*') throw new Refused('Only an operator does this. Ask one.', 403);
}
