import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { injectFault } from '../configuration/faults';
import { commonHeaders } from '../http/content-policy';
import { chooseEncoding } from '../http/encoding';
import { extensionOf } from '../releases/precompress';
import type { Edge } from './context/edge';

/**
 * Serves files of releases and route bundles: immutable, precompressed, and open to other origins that embed a part of
 * the shop.
 */
export function serveAssets(app: FastifyInstance, edge: Edge): void {
  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/remotes/:name/:version/*',
    async (request, reply) => {
      const { name, version, '*': file } = request.params;
      if ((await injectFault(edge.configuration.faults, name, abortOnClose(request))) === 'missing')
        return missing(reply);
      const release = edge.store.get(name, version);
      const stored = release && Object.hasOwn(release.files, file) ? release.files[file] : undefined;
      if (!release || !stored) return missing(reply);
      if (answersNotModified(request, reply, stored.etag)) return reply;
      const encoding = pickEncoding(request, reply, stored.encodings);
      return reply
        .type(stored.type)
        .send(createReadStream(path.join(release.dir, encoding ? file + extensionOf[encoding] : file)));
    },
  );

  app.get<{ Params: { file: string } }>('/bundle/:file', async (request, reply) => {
    const [, hash] = /^([\w-]{22})\.js$/.exec(request.params.file) ?? [];
    const body = hash && edge.bundles.body(hash);
    if (!body) return missing(reply);
    if (answersNotModified(request, reply, `"${hash}"`)) return reply;
    const encoding = pickEncoding(request, reply, ['br', 'gzip']);
    return reply.type('text/javascript; charset=utf-8').send(encoding ? await body[encoding]() : body.plain);
  });

  // pages name their icon; browsers request this one for documents that don't
  app.get('/favicon.ico', async (_request, reply) =>
    reply.code(204).headers({ 'cache-control': 'public, max-age=86400' }).send(),
  );

  for (const path of ['/remotes/*', '/bundle/*']) app.get(path, async (_request, reply) => missing(reply));
}

/** Sets the headers of an immutable file, and answers 304 if the client has it. */
function answersNotModified(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.headers({
    ...openHeaders(request.protocol === 'https'),
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
    vary: 'Accept-Encoding',
  });
  if (request.headers['if-none-match'] !== etag) return false;
  reply.code(304).send();
  return true;
}

function pickEncoding(
  request: FastifyRequest,
  reply: FastifyReply,
  available: ('br' | 'gzip')[],
): 'br' | 'gzip' | undefined {
  const encoding = chooseEncoding(request, available);
  if (encoding) reply.header('content-encoding', encoding);
  return encoding;
}

const missing = (reply: FastifyReply) =>
  reply
    .code(404)
    .headers({ ...openHeaders(false), 'cache-control': 'no-store' })
    .type('text/plain')
    .send('Not found');
const openHeaders = (isSecure: boolean) => ({
  ...commonHeaders(isSecure),
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
});

function abortOnClose(request: FastifyRequest): AbortSignal {
  const closed = new AbortController();
  request.raw.once('close', () => closed.abort());
  return closed.signal;
}
