import { cookieLine } from '@bookfront/shared/http';
import { safeReturn } from '@bookfront/shared/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as m from '#messages';
import { readCookies } from '../../http/cookies';
import { passCookie, passHours } from '../../passes/testers';
import { noticeCookie } from '../../visits/notice';
import type { Edge } from '../context/edge';

/**
 * An operator's link: `?release=mf_item@2.4.0&pass=…` holds that release for this tester, `?dev=mf_item@4100&pass=…`
 * the remote of a dev server on the tester's own machine. Gives the address without them, to which the browser is sent
 * with the cookie; undefined: no link.
 */
export function applyTesterLink({ testers }: Edge, request: FastifyRequest, reply: FastifyReply): string | undefined {
  const [pathname = '/', query = ''] = request.originalUrl.split('?');
  const wanted = new URLSearchParams(query);
  const pass = wanted.get('pass');
  if (!pass || !(wanted.has('release') || wanted.has('dev'))) return undefined;
  const isSecure = request.protocol === 'https';
  const line = wanted.has('dev') ? devLine() : pinLine();
  reply.header('set-cookie', line ?? noticeCookie({ text: expired, tone: 'error' }, isSecure));
  for (const name of ['release', 'dev', 'pass']) wanted.delete(name);
  return safeReturn(wanted.size ? `${pathname}?${wanted}` : pathname);

  function pinLine(): string | undefined {
    const pin = testers.openPin(pass ?? '');
    if (!pin) return undefined;
    const value = testers.addPin(readCookies(request.headers.cookie)[passCookie.pin], pass ?? '');
    return cookieLine(passCookie.pin, value, passHours * 3600, isSecure);
  }
  function devLine(): string | undefined {
    return testers.openDev(pass ?? '') && cookieLine(passCookie.dev, pass ?? '', passHours * 3600, isSecure);
  }
}
const expired = m.link_expired();
