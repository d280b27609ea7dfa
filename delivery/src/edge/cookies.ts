export type Cookies = Record<string, string | undefined>;

/** The Cookie header's values by name; the first of a name counts. */
export function readCookies(header: string | undefined): Cookies {
  const found: Cookies = {};
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at > 0 && !Object.hasOwn(found, name)) found[name] = decode(pair.slice(at + 1).trim());
  }
  return found;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** A Set-Cookie line that no script can read. `maxAge` in seconds; 0 drops the cookie. Only a shop on https marks it Secure. */
export const cookieLine = (name: string, value: string, maxAge: number, isSecure: boolean) =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
