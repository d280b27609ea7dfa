/**
 * Memory for numbers that is used again: what `take` gives is good until the next call, so never beyond an await. At a
 * million titles, allocating takes longer than filling, and collecting the garbage holds up every call.
 */
export class ScratchBuffer {
  private room = new Uint32Array();

  /** With whatever stood there before. */
  take(length: number): Uint32Array {
    if (this.room.length < length) this.room = new Uint32Array(length);
    return this.room.subarray(0, length);
  }
}
