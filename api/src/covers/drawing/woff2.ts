import { brotliDecompressSync } from 'node:zlib';

/**
 * The part of the font reader's WOFF2 class that unpacks its data; its own decoder is written in JavaScript and ten
 * times slower.
 */
interface Packed {
  stream: {
    pos: number;
    readBuffer: (length: number) => Uint8Array;
    constructor: new (data: Uint8Array) => Packed['stream'];
  };
  directory: {
    totalCompressedSize: number;
    tables: Record<string, { offset: number; length: number; transformLength?: number }>;
  };
  _dataPos: number;
  _decompressed?: boolean;
  _decompress: () => void;
}

const isPacked = (font: object): font is Packed => '_decompress' in font && '_dataPos' in font;

/** Lets Node's own Brotli unpack the font when its first table is read. A font of another kind is left alone. */
export function readWoff2Natively(font: object): void {
  if (!isPacked(font)) return;
  font._decompress = () => {
    if (font._decompressed) return;
    font.stream.pos = font._dataPos;
    const packed = font.stream.readBuffer(font.directory.totalCompressedSize);
    let offset = 0;
    for (const table of Object.values(font.directory.tables)) {
      table.offset = offset;
      offset += table.transformLength ?? table.length;
    }
    font.stream = new font.stream.constructor(brotliDecompressSync(packed));
    font._decompressed = true;
  };
}
