/**
 * Reusable memory for numbers. The array that `take` returns is valid until the next call, so never use it after an
 * await. At a million titles, allocating takes longer than filling, and garbage collection delays every call.
 */
export class ScratchBuffer {
  private room = new Uint32Array();

  /** The memory still holds earlier numbers. */
  take(length: number): Uint32Array {
    if (this.room.length < length) this.room = new Uint32Array(length);
    return this.room.subarray(0, length);
  }
}
