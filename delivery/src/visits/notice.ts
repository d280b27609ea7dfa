import type { PageState } from '@bookfront/shared/contract';
import { cookieLine } from '@bookfront/shared/http';
import type { Cookies } from '../http/cookies';

type Notice = NonNullable<PageState['notice']>;
const name = 'notice';
/** In base64 this stays below the 4096 bytes that browsers store. */
const maxBytes = 2500;
const lifeSeconds = 60;

/** The cookie of a message that the next page shows once, after a plain form. */
export function noticeCookie({ text, tone }: Notice, isSecure: boolean): string {
  const value = Buffer.from(JSON.stringify({ text: shortened(text), tone })).toString('base64url');
  return cookieLine(name, value, lifeSeconds, isSecure);
}
export const clearedNotice = (isSecure: boolean) => cookieLine(name, '', 0, isSecure);

export function readNotice(cookies: Cookies): Notice | undefined {
  try {
    const { text, tone } = JSON.parse(Buffer.from(cookies[name] ?? '', 'base64url').toString());
    return typeof text === 'string'
      ? { text: text.slice(0, maxBytes), tone: tone === 'success' ? 'success' : 'error' }
      : undefined;
  } catch {
    return undefined;
  }
}

function shortened(text: string): string {
  const bytes = Buffer.from(text);
  // drop the replacement character of a character that was cut in half
  return bytes.length <= maxBytes
    ? text
    : `${bytes
        .subarray(0, maxBytes)
        .toString()
        .replace(/\uFFFD+$/, '')}…`;
}
