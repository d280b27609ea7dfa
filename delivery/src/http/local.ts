import type { FastifyRequest } from 'fastify';

/** Whether the request comes from this machine itself, and not through a proxy on it. */
export function isLocal({ headers, socket }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some(
    (name) => forwardingHeaders.includes(name) || name.startsWith('x-forwarded-'),
  );
  return !isForwarded && localHost.test(headers.host ?? '') && isLoopback(socket.remoteAddress ?? '');
}

export const isLoopback = (address: string): boolean => /^(::1$|127\.|::ffff:127\.)/.test(address);

const forwardingHeaders = ['forwarded', 'via', 'x-real-ip'];
/** Other host names are a shop's, or another page's attempt at DNS rebinding. */
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
