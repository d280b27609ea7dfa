import { createHash, randomBytes } from 'node:crypto';
import { cookieLine } from '@bookfront/shared/http';
import type { Cookies } from '../http/cookies';

const name = 'visitor';
const validId = /^[\w-]{22}$/;
/** The longest lifetime that browsers allow a cookie. */
const lifeSeconds = 400 * 24 * 3600;

/** Reads the id that assigns the visitor to rollouts, or makes one. Its cookie can't be read by scripts. */
export function readVisitor(cookies: Cookies): { id: string; isNew: boolean } {
  const id = cookies[name];
  return id && validId.test(id)
    ? { id, isNew: false }
    : { id: randomBytes(16).toString('base64url').slice(0, 22), isNew: true };
}
export const visitorCookie = (id: string, isSecure: boolean) => cookieLine(name, id, lifeSeconds, isSecure);

/** The visitor's key in observations and page tokens. The cookie can't be derived from it. */
export const hashVisitorId = (visitorId: string): string =>
  createHash('sha256').update(`@@visitorKey:${visitorId}`).digest('base64url').slice(0, 16);
