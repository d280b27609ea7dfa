/**
 * A growing list of unsigned integers that never copies its contents: each chunk is twice as large as the one before,
 * so that most memory returns to the system when the list is cleared.
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
