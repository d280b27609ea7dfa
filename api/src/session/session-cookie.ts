import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../http/is-https';
import { sessionSeconds } from './session-repository';

const name = 'session_id';

/** The visitor's secret, of the only form that is given out. */
export const secretCookie = (request: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w-]{20,128})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1];

/** P1§9: 365 days. Scripts can't read it, other sites' posts don't carry it, and on https it never leaves by http. */
export function setSecretCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.header('set-cookie', `${name}=${secret}; Max-Age=${sessionSeconds}; ${attributes(request)}`);
}

export function clearSecretCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', `${name}=; Max-Age=0; ${attributes(request)}`);
}

const attributes = (request: FastifyRequest): string =>
  `Path=/; HttpOnly; SameSite=Lax${isHttps(request) ? '; Secure' : ''}`;
