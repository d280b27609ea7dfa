import type { FastifyRequest } from 'fastify';

/** Whether this machine itself asks, and no proxy on it for somebody else. */
export function isLocal({ headers, socket }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some((name) => forwarding.includes(name) || name.startsWith('x-forwarded-'));
  return !isForwarded && localHost.test(headers.host ?? '') && isLoopback(socket.remoteAddress ?? '');
}

export const isLoopback = (address: string): boolean => /^(::1$|127\.|::ffff:127\.)/.test(address);

const forwarding = ['forwarded', 'via', 'x-real-ip'];
/** By any other name the address is a shop's, or one that leads here through somebody else's page (DNS rebinding). */
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
