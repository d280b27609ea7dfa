import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import * as m from '#messages';
import { callerHeaders, smokeHeader } from '../customer-api/api';
import { chooseEncoding, createCompressor } from '../http/encoding';
import { notFound, refuse } from '../http/failures';
import { isLocal } from '../http/local';
import { isText } from '../releases/media-type';
import { minCompressedBytes } from '../releases/precompress';
import { readCaller } from '../visits/visit';
import type { Edge } from './context/edge';

const reading: HTTPMethods[] = ['GET', 'HEAD'];
interface ProxiedPrefix {
  prefix: string;
  httpMethods?: HTTPMethods[];
  /** Only requests of this machine are answered. */
  forThisMachine?: boolean;
}
const proxied: ProxiedPrefix[] = [
  { prefix: '/customer' },
  { prefix: '/covers', httpMethods: reading },
  { prefix: '/download', httpMethods: reading },
  { prefix: '/outbox', httpMethods: reading, forThisMachine: true },
];
const limitMs = 60_000;
/** As the api has it. */
const maxBytes = 256 * 1024;

/** The api on the shop's own origin. */
export async function serveProxy(app: FastifyInstance, edge: Edge): Promise<void> {
  for (const entry of proxied) await app.register((scope) => serveProxied(scope, edge, entry));
}

/**
 * A body is read whole before it is passed on: one that is too long is refused here, and leaves no half-sent request
 * behind.
 */
async function serveProxied(
  app: FastifyInstance,
  edge: Edge,
  { forThisMachine, ...target }: ProxiedPrefix,
): Promise<void> {
  if (forThisMachine)
    app.addHook('onRequest', async (request, reply) =>
      isLocal(request) ? undefined : refuse(request, reply, notFound),
    );
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: maxBytes },
    async (_request: FastifyRequest, body: Buffer) => Readable.from([body]),
  );
  await app.register(httpProxy, {
    ...target,
    upstream: edge.api.origin,
    rewritePrefix: target.prefix,
    proxyPayloads: false,
    http: { requestOptions: { timeout: limitMs } },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...withoutReserved(headers),
        ...callerHeaders(readCaller(edge, request as FastifyRequest)),
      }),
      rewriteHeaders: withoutConnection,
      onResponse: (request, reply, answer) => {
        if (isOrder(request as FastifyRequest, reply as FastifyReply)) edge.guard.ordered(request as FastifyRequest);
        passOn(request as FastifyRequest, reply as FastifyReply, bodyOf(answer));
      },
      onError: (reply, { error }) => fail(reply as FastifyReply, error),
    },
  });
}

/** What only the edge may say; and the visitor's cookies, of which the api hears the edge's own reading. */
export const withoutReserved = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !reserved.includes(name) && !name.startsWith('x-forwarded-')),
  );
const reserved = ['cookie', 'expect', 'x-bookfront-edge', smokeHeader, 'forwarded', 'x-real-ip'];

/** What one end says of its connection to the edge is nothing to the other's (RFC 9110 §7.6.1). */
export function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofConnection.includes(name) && !named.includes(name)),
  );
}
const ofConnection = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'proxy-authenticate',
];

const isOrder = ({ method, url }: FastifyRequest, { statusCode }: FastifyReply) =>
  method === 'POST' &&
  statusCode === 200 &&
  /^\/customer\/checkout\/(submit|paypalSuccess|cardPayment|chaseSuccess)(\?|$)/.test(url);

/** The proxy library says that it gives a stream, and gives an object that holds one. */
function bodyOf(answer: object): Readable {
  if ('stream' in answer && answer.stream instanceof Readable) return answer.stream;
  throw new Error('the api’s answer has no body to pass on');
}

/** The api's answer, compressed where it is text and the browser takes it. */
export function passOn(request: FastifyRequest, reply: FastifyReply, body: Readable): FastifyReply {
  const encoding = chooseEncoding(request);
  const bytes = Number(reply.getHeader('content-length') ?? minCompressedBytes);
  const isPlain =
    reply.getHeader('content-encoding') === undefined && isText(String(reply.getHeader('content-type') ?? ''));
  reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
  if (!encoding || !isPlain || bytes < minCompressedBytes || request.method === 'HEAD' || reply.statusCode === 304) {
    return reply.send(body);
  }
  reply.removeHeader('content-length').header('content-encoding', encoding);
  return reply.send(body.pipe(createCompressor(encoding)));
}

function fail(reply: FastifyReply, error: Error & { code?: string }): void {
  const status = /TIMEOUT/.test(error.code ?? '') ? 504 : 503;
  reply.code(status).header('cache-control', 'no-store').send({ error: m.error_generic(), code: 'unavailable' });
}
