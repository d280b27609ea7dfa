import { isSameOrigin } from '@bookfront/shared/http';
import type { FastifyRequest } from 'fastify';
import * as m from '#messages';
import { CallError } from './failure';
import { isHttps } from './is-https';

/**
 * Takes posts of the shop's own pages and of the edge itself, which says so: the api listens on loopback only, and the
 * edge lets nobody else's header of that name through.
 */
export function refuseCrossSite(request: FastifyRequest): void {
  const isOfEdge = request.headers['x-bookfront-edge'] === '1';
  if (isOfEdge || isSameOrigin(request.headers, isHttps(request) ? 'https' : 'http')) return;
  throw new CallError(403, 'cross_site', m.failure_cross_site());
}
