import { cookieLine, sessionCookie } from '@bookfront/shared/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../http/is-https';
import { sessionSeconds } from './session-repository';

/** P1 §9: 365 days. */
export function setSecretCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.header('set-cookie', cookieLine(sessionCookie, secret, sessionSeconds, isHttps(request)));
}

export function clearSecretCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', cookieLine(sessionCookie, '', 0, isHttps(request)));
}
