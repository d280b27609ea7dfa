import type { FileAnswer } from '@bookfront/shared/schemas';
import type { FastifyReply } from 'fastify';

/** Kept by the browser as a file of that name, whatever it holds. */
export const sendFile = (reply: FastifyReply, { kind, name, content }: FileAnswer): FastifyReply =>
  reply
    .headers({
      'content-type': kind,
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(typeof content === 'string' ? content : Buffer.from(content));
