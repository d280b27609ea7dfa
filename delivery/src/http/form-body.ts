import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const maxBytes = 64 * 1024;

/** Parses the two encodings of plain forms; refuses every other body (415). */
export async function readFormBodies(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { bodyLimit: maxBytes });
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: maxBytes },
    async (request: FastifyRequest, body: Buffer) => {
      const form = await new Response(new Uint8Array(body), {
        headers: { 'content-type': request.headers['content-type'] ?? '' },
      })
        .formData()
        .catch(refuse);
      return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
    },
  );
}

function refuse(): never {
  throw Object.assign(new Error('not a form'), { statusCode: 400 });
}

/** The form's text fields; the last one if a name is repeated. */
export function readFields(request: FastifyRequest): Record<string, string> {
  const fields = Object.entries((request.body as Record<string, unknown> | null) ?? {});
  return Object.fromEntries(fields.map(([name, value]) => [name, String(Array.isArray(value) ? value.at(-1) : value)]));
}
