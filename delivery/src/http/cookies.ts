export type Cookies = Record<string, string | undefined>;

/** The Cookie header's values by name; the first of a name counts. */
export function readCookies(header: string | undefined): Cookies {
  const found: Cookies = {};
  for (const [name, value] of pairsOf(header)) if (!Object.hasOwn(found, name)) found[name] = decode(value);
  return found;
}

/** The form of the secrets that the api gives out (api/src/session/session-cookie.ts). */
const secretForm = /^[\w-]{20,128}$/;

/**
 * The visitor's secret: the first well-formed value under its name; undefined: a guest. The edge alone reads it, and
 * the api hears
 * this reading and no other header: two readings of one header would let one visitor pass for two.
 */
export const readSecret = (header: string | undefined): string | undefined =>
  pairsOf(header).find(([name, value]) => name === 'session_id' && secretForm.test(value))?.[1];

function pairsOf(header = ''): [name: string, value: string][] {
  return header
    .split(';')
    .filter((pair) => pair.indexOf('=') > 0)
    .map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()]);
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * A Set-Cookie line that no script can read. `maxAge` in seconds; 0 drops the cookie. Only a shop on https marks it
 * Secure.
 */
export const cookieLine = (name: string, value: string, maxAge: number, isSecure: boolean) =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
