import { Uint32List } from '../sets/uint32-list';

const chunkBits = 22;
const chunkSize = 1 << chunkBits;
const maxLength = 4096;

/**
 * Stores many short texts as UTF-8 outside the heap: as strings, a million of them would take three times the memory
 * and slow every garbage collection. Texts are cut after 4096 characters.
 */
export class Texts {
  private readonly chunks: Buffer[] = [];
  private filled = chunkSize;
  /** Chunk << 22 | offset in the chunk: two bytes of length, then the text. */
  private readonly starts = new Uint32List();

  get length(): number {
    return this.starts.length;
  }

  push(text: string): void {
    const stored = text.length > maxLength ? text.slice(0, maxLength) : text;
    if (this.filled + 2 + stored.length * 3 > chunkSize) this.grow();
    const chunk = this.chunks[this.chunks.length - 1] as Buffer;
    const bytes = chunk.write(stored, this.filled + 2);
    chunk.writeUInt16LE(bytes, this.filled);
    this.starts.push((((this.chunks.length - 1) << chunkBits) | this.filled) >>> 0);
    this.filled += 2 + bytes;
  }

  private grow(): void {
    this.chunks.push(Buffer.alloc(chunkSize));
    this.filled = 0;
  }

  /** Byte `i` of a text; 0 past its end. */
  byte(at: number, i: number): number {
    const packed = this.starts.at(at);
    const chunk = this.chunks[packed >>> chunkBits];
    const start = packed & (chunkSize - 1);
    if (!chunk || i >= chunk.readUInt16LE(start)) return 0;
    return chunk[start + 2 + i] ?? 0;
  }

  /** Compares by Unicode code point. */
  compare(a: number, b: number): number {
    const [first, second] = [this.starts.at(a), this.starts.at(b)];
    const [one, other] = [this.chunks[first >>> chunkBits], this.chunks[second >>> chunkBits]];
    if (!one || !other) return 0;
    const [from, otherFrom] = [first & (chunkSize - 1), second & (chunkSize - 1)];
    return one.compare(
      other,
      otherFrom + 2,
      otherFrom + 2 + other.readUInt16LE(otherFrom),
      from + 2,
      from + 2 + one.readUInt16LE(from),
    );
  }

  clear(): void {
    this.chunks.length = 0;
    this.filled = chunkSize;
    this.starts.clear();
  }
}
