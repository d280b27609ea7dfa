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

const readMethods: HTTPMethods[] = ['GET', 'HEAD'];
interface ProxiedPrefix {
  prefix: string;
  httpMethods?: HTTPMethods[];
  /** Answers only requests from this machine. */
  localOnly?: boolean;
}
const proxied: ProxiedPrefix[] = [
  { prefix: '/customer' },
  { prefix: '/covers', httpMethods: readMethods },
  { prefix: '/images', httpMethods: readMethods },
  { prefix: '/calendar', httpMethods: readMethods },
  { prefix: '/sitemap', httpMethods: readMethods },
  { prefix: '/sitemap.xml', httpMethods: readMethods },
  { prefix: '/robots.txt', httpMethods: readMethods },
  { prefix: '/download', httpMethods: readMethods },
  { prefix: '/outbox', httpMethods: readMethods, localOnly: true },
];
const limitMs = 60_000;
/** The same limit as the api's. */
const maxBytes = 256 * 1024;

/** Serves the api on the shop's own origin. */
export async function serveProxy(app: FastifyInstance, edge: Edge): Promise<void> {
  for (const entry of proxied) await app.register((scope) => serveProxied(scope, edge, entry));
}

/**
 * Reads the complete body before forwarding it, so that one that is too long leaves no half-sent request at the api.
 */
async function serveProxied(app: FastifyInstance, edge: Edge, { localOnly, ...target }: ProxiedPrefix): Promise<void> {
  if (localOnly)
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

/** Removes headers that only the edge may set, and cookies: the edge forwards the session that it has read. */
export const withoutReserved = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !reserved.includes(name) && !name.startsWith('x-forwarded-')),
  );
const reserved = ['cookie', 'expect', 'x-bookfront-edge', smokeHeader, 'forwarded', 'x-real-ip'];

/** Removes hop-by-hop headers (RFC 9110 §7.6.1). */
export function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHopHeaders.includes(name) && !named.includes(name)),
  );
}
const hopByHopHeaders = [
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

/** The proxy library's type says that it passes a stream, but it passes an object that has one. */
function bodyOf(answer: object): Readable {
  if ('stream' in answer && answer.stream instanceof Readable) return answer.stream;
  throw new Error('the api’s answer has no body to pass on');
}

/** Sends the api's answer, compressed if it is text and the browser accepts it. */
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
