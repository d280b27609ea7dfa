import { parseCookie } from 'cookie';

export type Cookies = Record<string, string | undefined>;

/** The Cookie header's values by name; the first one counts if a name is repeated. */
export const readCookies = (header: string | undefined): Cookies => parseCookie(header ?? '');
