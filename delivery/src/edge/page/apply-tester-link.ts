import { cookieLine } from '@bookfront/shared/http';
import { safeReturn } from '@bookfront/shared/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as m from '#messages';
import { readCookies } from '../../http/cookies';
import { linkHours, testerCookie } from '../../tester-links/testers';
import { noticeCookie } from '../../visits/notice';
import type { Edge } from '../context/edge';

/**
 * Applies an operator's link: `?release=mf_item@2.4.0&pass=…` pins that release for this tester,
 * `?dev=mf_item@4100&pass=…` loads a remote from a dev server on the tester's own machine. Sets the cookie and returns
 * the address without these parameters; undefined if the request isn't such a link.
 */
export function applyTesterLink(
  { testers, signer }: Edge,
  request: FastifyRequest,
  reply: FastifyReply,
): string | undefined {
  const [pathname = '/', query = ''] = request.originalUrl.split('?');
  const wanted = new URLSearchParams(query);
  const pass = wanted.get('pass');
  if (!pass || !(wanted.has('release') || wanted.has('dev'))) return undefined;
  const isSecure = request.protocol === 'https';
  const line = wanted.has('dev') ? devLine() : pinLine();
  const { host = '' } = request.headers;
  reply.header('set-cookie', line ?? noticeCookie(signer, { text: expired, tone: 'error' }, host, isSecure));
  for (const name of ['release', 'dev', 'pass']) wanted.delete(name);
  return safeReturn(wanted.size ? `${pathname}?${wanted}` : pathname);

  function pinLine(): string | undefined {
    const pin = testers.readPin(pass ?? '');
    if (!pin) return undefined;
    const value = testers.addPin(readCookies(request.headers.cookie)[testerCookie.pin], pass ?? '');
    return cookieLine(testerCookie.pin, value, linkHours * 3600, isSecure);
  }
  function devLine(): string | undefined {
    return testers.readDev(pass ?? '') && cookieLine(testerCookie.dev, pass ?? '', linkHours * 3600, isSecure);
  }
}
const expired = m.link_expired();
