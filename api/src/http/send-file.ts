import type { FileAnswer } from '@bookfront/shared/schemas';
import type { FastifyReply } from 'fastify';

/** Sends a file as a download, whatever its type, under a name in any script. */
export const sendFile = (reply: FastifyReply, { kind, name, content }: FileAnswer): FastifyReply =>
  reply
    .headers({
      'content-type': kind,
      'content-disposition': disposition(name),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(typeof content === 'string' ? content : Buffer.from(content));

/** RFC 6266: a non-ASCII name is also sent encoded. */
function disposition(name: string): string {
  const plain = name.replace(/[^ -~]|["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encoded}`}`;
}
