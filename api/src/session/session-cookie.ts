import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'session_id';
const yearSeconds = 365 * 24 * 60 * 60;

export const secretCookie = (request: FastifyRequest): string | undefined => request.cookies[name];

/** P1§9: 365 days. Scripts can't read it, other sites' posts don't carry it, and on https it never leaves by http. */
export function setSecretCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(name, secret, { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(request), maxAge: yearSeconds });
}

export function clearSecretCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(request) });
}

export const isHttps = (request: FastifyRequest): boolean => request.headers['x-forwarded-proto'] === 'https';
