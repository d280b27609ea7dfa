/**
 * Tells Mac Roman, in which spreadsheets on a Mac still write, from Windows-1252 by bytes beside small letters: letters
 * of the one are marks, capitals or nothing in the other.
 */
export class MacEvidence {
  private mac = 0;
  private windows = 0;
  private before = 0;
  private last = 0;

  add(chunk: Uint8Array): void {
    for (const byte of chunk) {
      if (this.last >= 0x80) this.take(this.last, isSmallLetter(this.before), isSmallLetter(byte));
      this.before = this.last;
      this.last = byte;
    }
  }

  get isMac(): boolean {
    return this.mac > this.windows;
  }

  private take(byte: number, isAfterLetter: boolean, isBeforeLetter: boolean): void {
    if (byte >= 0xdf && (isAfterLetter || isBeforeLetter)) this.windows++;
    const isInWord = isAfterLetter && isBeforeLetter;
    const isMacLetter = (byte < 0xa0 && !windowsInWords.includes(byte)) || byte === macApostrophe;
    if (notInWindows.includes(byte) || (byte === macEAcute && isAfterLetter) || (isInWord && isMacLetter)) this.mac++;
  }
}

const isSmallLetter = (byte: number): boolean => byte >= 0x61 && byte <= 0x7a;
/** ’ š œ ž */
const windowsInWords = [0x92, 0x9a, 0x9c, 0x9e];
/** Å ç è ê ù */
const notInWindows = [0x81, 0x8d, 0x8f, 0x90, 0x9d];
/** A capital Ž in Windows-1252. */
const macEAcute = 0x8e;
/** A capital Õ in Windows-1252. */
const macApostrophe = 0xd5;
