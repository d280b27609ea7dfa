/**
 * Counts how well bytes fit UTF-8: sequences of several bytes that are right, and bytes that can't be UTF-8. Chance makes
 * right ones in no other encoding more often than wrong ones.
 */
export class Utf8Evidence {
  valid = 0;
  invalid = 0;
  /** Continuation bytes that the current sequence still needs. */
  private missing = 0;

  add(chunk: Uint8Array): void {
    for (const byte of chunk) {
      if (byte < 0x80 && this.missing === 0) continue;
      this.take(byte);
    }
  }

  get isUtf8(): boolean {
    return this.invalid === 0 || this.valid > this.invalid * 2;
  }

  private take(byte: number): void {
    if (this.missing > 0 && (byte & 0xc0) === 0x80) {
      this.missing--;
      if (this.missing === 0) this.valid++;
      return;
    }
    if (this.missing > 0) this.invalid++;
    this.missing = lengthAfter(byte);
    if (byte >= 0x80 && this.missing === 0) this.invalid++;
  }
}

/** How many bytes follow the first one of a sequence. */
function lengthAfter(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 1;
  if (byte >= 0xe0 && byte <= 0xef) return 2;
  return byte >= 0xf0 && byte <= 0xf4 ? 3 : 0;
}
