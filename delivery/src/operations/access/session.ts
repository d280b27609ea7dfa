import { isSameOrigin } from '@bookfront/shared/http';
import { stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../../configuration/configuration';
import { readCookies } from '../../http/cookies';
import type { Signer } from '../../signing/sign';
import { isConsoleHost } from './console-host';

/** What the console's cookie holds, signed: the hash of the token that was typed, and its end in ms. */
interface Session {
  hash: string;
  until: number;
}
interface SessionParts {
  configuration: Configuration;
  signer: Signer;
}

const sessionMs = 8 * 3600_000;

/** On https no other host, not even one above, can set a cookie of this name. */
const cookieName = (isSecure: boolean) => (isSecure ? '__Host-console' : 'console');

/** A Set-Cookie line that only the console's own pages send back. `hash` undefined: ends the session. */
export function sessionLine(signer: Signer, hash: string | undefined, isSecure: boolean): string {
  const session: Session | undefined = hash === undefined ? undefined : { hash, until: Date.now() + sessionMs };
  return stringifySetCookie({
    name: cookieName(isSecure),
    value: session ? signer.sign('console', session) : '',
    ...(session ? {} : { maxAge: 0 }),
    ...{ path: '/', httpOnly: true, secure: isSecure, sameSite: 'strict' },
  });
}

/** The hash of the token behind the session; undefined where the request comes from anywhere but the console's pages. */
export function sessionHash({ configuration, signer }: SessionParts, request: FastifyRequest): string | undefined {
  const { headers, protocol } = request;
  if (!isConsoleHost(configuration, request) || !isSameOrigin(headers, protocol)) return undefined;
  const text = readCookies(headers.cookie)[cookieName(protocol === 'https')] ?? '';
  const session = signer.verify('console', text);
  return isSession(session) && session.until > Date.now() ? session.hash : undefined;
}

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'hash' in value && 'until' in value;
