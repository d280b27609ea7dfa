import type { FileAnswer } from '@bookfront/shared/schemas';
import type { FastifyReply } from 'fastify';

/** Kept by the browser as a file of that name, in any script, whatever it holds. */
export const sendFile = (reply: FastifyReply, { kind, name, content }: FileAnswer): FastifyReply =>
  reply
    .headers({
      'content-type': kind,
      'content-disposition': disposition(name),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(typeof content === 'string' ? content : Buffer.from(content));

/** RFC 6266: a name beyond ASCII is sent a second time, encoded. */
function disposition(name: string): string {
  const plain = name.replace(/[^ -~]|["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encoded}`}`;
}
