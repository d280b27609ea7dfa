/**
 * Room for numbers that is used again: a sheet is good until the next is taken, so never beyond an await. At a million
 * titles to get new memory
 * takes longer than to fill it, and its garbage holds up everybody.
 */
export class Paper {
  private room = new Uint32Array();

  /** With whatever stood there before. */
  sheet(length: number): Uint32Array {
    if (this.room.length < length) this.room = new Uint32Array(length);
    return this.room.subarray(0, length);
  }
}
