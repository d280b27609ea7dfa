import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../../configuration/configuration';
import type { Access } from '../../registry/access';
import { Refused } from '../../registry/refused';
import type { Registry } from '../../registry/registry';
import type { Signer } from '../../signing/sign';
import { sessionHash } from './session';
import { hashOfToken } from './tokens';

export interface AuthorisingEdge {
  registry: Registry;
  signer: Signer;
  configuration: Configuration;
}

/**
 * What the request's token is good for: the one in its header, else the one behind its console session. Throws Refused
 * for one that is unknown, expired or revoked.
 */
export async function accessOf(edge: AuthorisingEdge, request: FastifyRequest): Promise<Access> {
  const { authorization } = request.headers;
  const hash = authorization === undefined ? sessionHash(edge, request) : hashOfHeader(authorization);
  return requireAccess(edge.registry, hash ?? '');
}

/** What the token behind this hash is good for. Throws Refused as `accessOf` does. */
export async function requireAccess(registry: Registry, hash: string): Promise<Access> {
  const access = await registry.access(hash);
  const now = Date.now();
  if (!access)
    throw new Refused(
      'This needs a token that the edge knows: --token …, or BOOKFRONT_TOKEN. An operator makes one with pnpm release token create.',
      403,
    );
  if (access.revoked !== undefined) throw new Refused(`The token ${access.name} was revoked. ${askForAnother}`, 403);
  if (access.expires !== undefined && access.expires <= now)
    throw new Refused(`The token ${access.name} expired on ${dayOf(access.expires)}. ${askForAnother}`, 403);
  await registry.useToken(hash, now);
  return access;
}
const askForAnother = 'Ask an operator for another.';
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

function hashOfHeader(authorization: string): string {
  const [, token = ''] = /^Bearer ([\w-]{20,100})$/.exec(authorization) ?? [];
  return hashOfToken(token);
}

export function requireOperator({ isOperator }: Access): void {
  if (!isOperator) throw new Refused('Only an operator does this. Ask one.', 403);
}
