import { toIsbn13 } from '@bookfront/shared/format';
import { limits } from '@bookfront/shared/schemas/limits';

/** A row that could not be taken: `line` counts from 1 (of a spreadsheet the row). */
export interface FailedRow {
  line: number;
  text: string;
  reason: string;
}
/** What a file held: ISBN-13s in their order, each once. */
export interface ReadList {
  isbns: string[];
  failed: FailedRow[];
  failed_count: number;
}

const rounded = /^=?"?\d[.,]\d+e\+?\d+"?$/i;
/** Thirteen digits from 978 or 979, or ten of which the last may be an X, single spaces or dashes between; no more letters or digits beside them. */
const shapes =
  /(?<![\dA-Za-z])(?:97[89](?:[\s\u00a0\u00ad\u2010-\u2015\u2212-]?\d){10}|\d(?:[\s\u00a0\u00ad\u2010-\u2015\u2212-]?\d){8}[\s\u00a0\u00ad\u2010-\u2015\u2212-]?[\dXx])(?![\dA-Za-z])/g;

/** Gathers ISBNs line by line. */
export class Found {
  private readonly isbns = new Set<string>();
  private readonly failed: FailedRow[] = [];
  private failedCount = 0;

  /** So many that the rest is left unread. */
  get isFull(): boolean {
    return this.isbns.size >= limits.upload.rows;
  }

  /** Every ISBN in a line of running text. What looks like a thirteen-digit one and is none is told; ten digits may be a telephone number. */
  readLine(text: string, line: number): void {
    for (const [shape] of text.matchAll(shapes)) {
      const isbn = toIsbn13(shape);
      if (isbn) this.isbns.add(isbn);
      else if (/^97[89]/.test(shape) || shape.length === text.trim().length) this.fail(line, shape, reasonFor(shape));
    }
    if (rounded.test(text.trim())) this.fail(line, text, reasonFor(text.trim()));
  }

  /** A cell of a column of ISBNs, which should be one. */
  readCell(text: string, line: number): void {
    const given = text.trim().replace(/^="?|"$/g, '');
    const isbn = toIsbn13(given) ?? padded(given);
    if (isbn) this.isbns.add(isbn);
    else this.fail(line, given, reasonFor(given));
  }

  fail(line: number, text: string, reason: string): void {
    this.failedCount++;
    if (this.failed.length < limits.upload.failedRows) this.failed.push({ line, text: text.trim().slice(0, 60).toWellFormed(), reason });
  }

  toList(): ReadList {
    return { isbns: [...this.isbns].slice(0, limits.upload.rows), failed: this.failed, failed_count: this.failedCount };
  }
}

/** A spreadsheet drops leading zeros of an ISBN-10: put back only if the check digit then fits. */
const padded = (text: string): string | undefined => (/^\d{7,9}$|^\d{6,8}x$/i.test(text) ? toIsbn13(text.padStart(10, '0')) : undefined);

function reasonFor(text: string): string {
  if (text === '') return 'There is no ISBN in this row.';
  if (rounded.test(text)) return 'A spreadsheet has rounded this number: format the column as text.';
  if (/^9790/.test(text.replace(/\D/g, ''))) return 'This is sheet music (ISMN), not a book.';
  return 'This is not an ISBN: its check digit is wrong, or digits are missing.';
}
