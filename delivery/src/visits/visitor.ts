import { createHash, randomBytes } from 'node:crypto';
import { cookieLine } from '@bookfront/shared/http';
import type { Cookies } from '../http/cookies';

const name = 'visitor';
const form = /^[\w-]{22}$/;
/** The longest that browsers keep a cookie. */
const lifeSeconds = 400 * 24 * 3600;

/** The visitor's id, by which rollouts divide shoppers; made at the first page, in a cookie that no script can read. */
export function readVisitor(cookies: Cookies): { id: string; isNew: boolean } {
  const id = cookies[name];
  return id && form.test(id)
    ? { id, isNew: false }
    : { id: randomBytes(16).toString('base64url').slice(0, 22), isNew: true };
}
export const visitorCookie = (id: string, isSecure: boolean) => cookieLine(name, id, lifeSeconds, isSecure);

/** The visitor in votes and page tokens: it leads back to no cookie. */
export const voterOf = (visitorId: string): string =>
  createHash('sha256').update(`voter:${visitorId}`).digest('base64url').slice(0, 16);
