import type { PageState } from '@bookfront/shared/contract';
import { cookieLine } from '@bookfront/shared/http';
import { z } from 'zod';
import type { Cookies } from '../http/cookies';
import type { Signer } from '../signing/sign';

type Notice = NonNullable<PageState['notice']>;
const name = 'notice';
/** In base64 this stays below the 4096 bytes that browsers store. */
const maxBytes = 2500;
const lifeSeconds = 60;

const kept = z.object({ text: z.string(), tone: z.enum(['success', 'error']), host: z.string(), until: z.number() });

/**
 * The cookie of a message that the next page of the shop at `host` shows once, after a plain form. Nobody else can write
 * it, a sibling of the shop's domain included.
 */
export function noticeCookie(signer: Signer, { text, tone }: Notice, host: string, isSecure: boolean): string {
  const value = { text: shortened(text), tone, host, until: Date.now() + lifeSeconds * 1000 };
  return cookieLine(name, signer.sign('notice', value), lifeSeconds, isSecure);
}
export const clearedNotice = (isSecure: boolean) => cookieLine(name, '', 0, isSecure);

export function readNotice(signer: Signer, cookies: Cookies, host: string): Notice | undefined {
  const text = cookies[name];
  const { data } = kept.safeParse(text ? signer.verify('notice', text) : undefined);
  return data && data.host === host && data.until > Date.now() ? { text: data.text, tone: data.tone } : undefined;
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
