import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, createCompressor } from '../../http/encoding';

/** A streamed document. Sends each text at once, compressed if the browser accepts it. */
export interface HtmlStream {
  write(text: string): void;
  end(text: string): Promise<void>;
}

/** Sends status and headers at once. */
export function openHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  headers: Record<string, string | string[]>,
): HtmlStream {
  const encoding = chooseEncoding(request);
  reply.hijack();
  reply.raw.writeHead(status, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  const compressor = encoding && createCompressor(encoding);
  compressor?.pipe(reply.raw);
  const out = compressor || reply.raw;
  return {
    write(text) {
      out.write(text);
      compressor?.flush();
    },
    async end(text) {
      out.end(text);
      if (!reply.raw.writableFinished && !reply.raw.destroyed) await once(reply.raw, 'close').catch(() => undefined);
    },
  };
}
