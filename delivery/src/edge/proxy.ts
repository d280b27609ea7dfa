import type { FastifyInstance, FastifyReply } from 'fastify';
import httpProxy from '@fastify/http-proxy';
import { messages } from '@bookfront/shared/schemas/limits';
import { callerHeaders } from './api';
import type { Edge } from './edge';
import { readCaller } from './page/visit';

const prefixes = ['/customer', '/covers', '/download'];
const limitMs = 60_000;

/** The api on the shop's own origin. */
export async function serveProxy(app: FastifyInstance, edge: Edge): Promise<void> {
  for (const prefix of prefixes) {
    await app.register(httpProxy, {
      upstream: edge.api.origin,
      prefix,
      rewritePrefix: prefix,
      http: { requestOptions: { timeout: limitMs } },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => {
          const kept = Object.entries(headers).filter(([name]) => !isReserved(name));
          return { ...Object.fromEntries(kept), ...callerHeaders(readCaller(request as Parameters<typeof readCaller>[0])) };
        },
        onError: (reply, { error }) => fail(reply as FastifyReply, error),
      },
    });
  }
}

/** Only the edge may say these. */
const isReserved = (name: string) => name === 'x-bookfront-edge' || name === 'forwarded' || name === 'x-real-ip' || name.startsWith('x-forwarded-');

function fail(reply: FastifyReply, error: Error & { code?: string }): void {
  const status = /TIMEOUT/.test(error.code ?? '') ? 504 : 503;
  reply.code(status).header('cache-control', 'no-store').send({ error: messages.generic, code: 'unavailable' });
}
