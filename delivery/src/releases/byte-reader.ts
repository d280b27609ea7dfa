import { Refused } from '../registry/refused';

/** Reads a stream in parts. Buffers at most one chunk and the requested line. */
export function createByteReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function more(): Promise<boolean> {
    const { done, value } = await chunks.next();
    if (done) return false;
    rest = rest.length ? Buffer.concat([rest, value]) : value;
    return true;
  }

  return {
    /** The text before the next line feed; undefined if there is none within `maxBytes` bytes. */
    async line(maxBytes: number): Promise<string | undefined> {
      for (let end = rest.indexOf(10); ; end = rest.indexOf(10)) {
        if (end >= 0) {
          const text = rest.subarray(0, end).toString();
          rest = rest.subarray(end + 1);
          return text;
        }
        if (rest.length > maxBytes || !(await more())) return undefined;
      }
    },
    async *take(bytes: number): AsyncGenerator<Buffer> {
      for (let left = bytes; left > 0; ) {
        if (rest.length === 0 && !(await more())) throw new Refused('The upload broke off. Publish again.', 422);
        const piece = rest.subarray(0, left);
        rest = rest.subarray(piece.length);
        left -= piece.length;
        yield piece;
      }
    },
    isAtEnd: async (): Promise<boolean> => rest.length === 0 && !(await more()),
  };
}
