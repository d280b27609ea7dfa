import { parseCookie, stringifySetCookie } from 'cookie';

export const sessionCookie = 'session_id';
/** The only form in which the api gives out secrets. */
const secretForm = /^[\w-]{20,128}$/;

/**
 * The visitor's secret: the first well-formed value under its name; undefined: a guest. Edge and api read a header by
 * this one function, so that no visitor passes for two.
 */
export const readSecret = (header = ''): string | undefined =>
  // parseCookie looks for another value of a name while `decode` gives none
  parseCookie(header, { decode: (value) => (secretForm.test(value) ? value : undefined) })[sessionCookie];

/**
 * A Set-Cookie line that no script can read and other sites' posts don't carry. `maxAge` in seconds; 0 drops the
 * cookie. Only a shop on https marks it Secure, and then it never leaves by http.
 */
export const cookieLine = (name: string, value: string, maxAge: number, isSecure: boolean): string =>
  stringifySetCookie({ name, value, maxAge, path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' });
