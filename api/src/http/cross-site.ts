import { isSameOrigin } from '@bookfront/shared/http';
import type { FastifyRequest } from 'fastify';
import * as m from '#messages';
import { CallError } from './failure';
import { isHttps } from './is-https';

/**
 * Accepts posts from the shop's own pages and from the edge itself, which identifies itself by a header. The api
 * listens on loopback only, and the edge strips that header from all other requests.
 */
export function refuseCrossSite(request: FastifyRequest): void {
  const isOfEdge = request.headers['x-bookfront-edge'] === '1';
  if (isOfEdge || isSameOrigin(request.headers, isHttps(request) ? 'https' : 'http')) return;
  throw new CallError(403, 'cross_site', m.failure_cross_site());
}
