import type { FastifyRequest } from 'fastify';

/** Whether a post comes from a page of this very shop. A browser says so in one of two headers; without both, no. */
export function isSameOrigin({ headers, protocol }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site) return site === 'same-origin';
  return headers.origin?.toLowerCase() === `${protocol}://${headers.host}`.toLowerCase();
}
