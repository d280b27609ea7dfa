import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content: Buffer | string;
  /** The unpacked size that the archive declares, which may be false. */
  claimed?: number;
}

/** Builds a zip archive byte by byte, so that it may declare false sizes. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimed } of entries) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain, { level: 1 });
    const head = fields([20, 0, 8, 0, 0], [crcOf(plain), packed.length, claimed ?? plain.length], [name.length, 0]);
    bodies.push(Buffer.from('PK\u0003\u0004', 'latin1'), head, Buffer.from(name), packed);
    directory.push(
      Buffer.from('PK\u0001\u0002', 'latin1'),
      Buffer.from([20, 0]),
      head,
      fields([0, 0, 0], [0, offset], []),
      Buffer.from(name),
    );
    offset += 4 + head.length + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.concat([
    Buffer.from('PK\u0005\u0006', 'latin1'),
    fields([0, 0, entries.length, entries.length], [list.length, offset], [0]),
  ]);
  return Buffer.concat([...bodies, list, end]);
}

function fields(shorts: number[], longs: number[], tail: number[]): Buffer {
  const bytes = Buffer.alloc(shorts.length * 2 + longs.length * 4 + tail.length * 2);
  let at = 0;
  for (const value of shorts) at = bytes.writeUInt16LE(value, at);
  for (const value of longs) at = bytes.writeUInt32LE(value, at);
  for (const value of tail) at = bytes.writeUInt16LE(value, at);
  return bytes;
}

const crcOf = (plain: Buffer): number => crc32(plain);
