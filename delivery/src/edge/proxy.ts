import type { Readable } from 'node:stream';
import { messages } from '@bookfront/shared/schemas/limits';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isText } from '../releases/media-type';
import { callerHeaders } from './api';
import type { Edge } from './edge';
import { chooseEncoding, createCompressor } from './page/html';
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
          return { ...Object.fromEntries(kept), ...callerHeaders(readCaller(request as FastifyRequest)) };
        },
        onResponse: (request, reply, answer) => passOn(request as FastifyRequest, reply as FastifyReply, (answer as unknown as { stream: Readable }).stream),
        onError: (reply, { error }) => fail(reply as FastifyReply, error),
      },
    });
  }
}

/** Only the edge may say these. */
const isReserved = (name: string) => name === 'x-bookfront-edge' || name === 'forwarded' || name === 'x-real-ip' || name.startsWith('x-forwarded-');

const worthwhile = 1024;

/** The api's answer, compressed where it is text and the browser takes it. */
function passOn(request: FastifyRequest, reply: FastifyReply, body: Readable): void {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const bytes = Number(reply.getHeader('content-length') ?? worthwhile);
  const isPlain = reply.getHeader('content-encoding') === undefined && isText(String(reply.getHeader('content-type') ?? ''));
  if (!encoding || !isPlain || bytes < worthwhile || request.method === 'HEAD' || reply.statusCode === 304) {
    reply.send(body);
    return;
  }
  reply.removeHeader('content-length').headers({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  reply.send(body.pipe(createCompressor(encoding)));
}

function fail(reply: FastifyReply, error: Error & { code?: string }): void {
  const status = /TIMEOUT/.test(error.code ?? '') ? 504 : 503;
  reply.code(status).header('cache-control', 'no-store').send({ error: messages.generic, code: 'unavailable' });
}
