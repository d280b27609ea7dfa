import type { FastifyRequest } from 'fastify';
import * as m from '#messages';
import { CallError } from './failure';
import { isHttps } from './is-https';

/**
 * Decision 2 of the specification: a post comes from a page of this very shop, or from the edge itself (which says so;
 * the api listens on loopback
 * only, and the edge lets nobody else's header through).
 */
export function refuseCrossSite(request: FastifyRequest): void {
  const { origin, host } = request.headers;
  if (origin !== undefined) {
    if (origin.toLowerCase() !== `${isHttps(request) ? 'https' : 'http'}://${(host ?? '').toLowerCase()}`)
      throw crossSite();
    return;
  }
  if (request.headers['sec-fetch-site'] === 'same-origin' || request.headers['x-bookfront-edge'] === '1') return;
  throw crossSite();
}

const crossSite = () => new CallError(403, 'cross_site', m.failure_cross_site());
