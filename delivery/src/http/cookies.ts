import { parseCookie } from 'cookie';

export type Cookies = Record<string, string | undefined>;

/** The Cookie header's values by name; the first of a name counts. */
export const readCookies = (header: string | undefined): Cookies => parseCookie(header ?? '');
