/**
 * A list of whole numbers that grows without copying what it holds: each chunk is twice the last, so that most of it
 * goes back to the system when it is given up.
 */
export class Uint32List {
  private readonly chunks: Uint32Array[] = [];
  private room = 0;
  length = 0;

  push(value: number): void {
    if (this.length === this.room) this.grow();
    const last = this.chunks[this.chunks.length - 1] as Uint32Array;
    last[this.length - (this.room - last.length)] = value;
    this.length++;
  }

  private grow(): void {
    const size = firstChunk << this.chunks.length;
    this.chunks.push(new Uint32Array(size));
    this.room += size;
  }

  /** Gives up all that it holds. */
  clear(): void {
    this.chunks.length = 0;
    this.room = 0;
    this.length = 0;
  }

  at(index: number): number {
    const chunk = 31 - Math.clz32(((index / firstChunk) | 0) + 1);
    return this.chunks[chunk]?.[index - firstChunk * ((1 << chunk) - 1)] ?? 0;
  }
}
const firstChunk = 1 << 12;
