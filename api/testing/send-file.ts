import type { Answer, Visitor } from './api-client';

/**
 * Posts a call with a file (by default browse/file) as a page does, in a multipart form. `content` is sent byte for
 * byte.
 */
export function sendFile(
  visitor: Visitor,
  name: string,
  content: string | Buffer,
  fields: Record<string, string> = {},
  call = 'browse/file',
): Promise<Answer> {
  const boundary = 'x-test-boundary';
  const part = (head: string, body: string | Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]);
  const parts = Object.entries(fields).map(([field, value]) => part(`name="${field}"`, value));
  const file = part(`name="file"; filename="${name}"\r\ncontent-type: application/octet-stream`, content);
  return visitor.send(
    call,
    Buffer.concat([...parts, file, Buffer.from(`--${boundary}--\r\n`)]),
    `multipart/form-data; boundary=${boundary}`,
  );
}
