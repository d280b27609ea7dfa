import { withoutMarks } from '@bookfront/shared/format';
import { limits } from '@bookfront/shared/schemas/limits';
import * as m from '#messages';
import { bare, isBlank, isbnOfCell, isShort, numbersIn, seen } from './isbn-in-text';
import type { FailedRow, ReadList } from './read-result';

const rounded = /^=?"?\d[.,]\d+e\+?\d+"?$/i;

/** Gathers ISBNs line by line. */
export class Found {
  private readonly isbns = new Set<string>();
  private readonly failed: FailedRow[] = [];
  private failedCount = 0;

  /** So many that the rest is left unread. */
  get isFull(): boolean {
    return this.isbns.size >= limits.upload.rows;
  }

  /**
   * Every ISBN in a line of running text. What looks like a thirteen-digit one and is none is told; ten digits may be a
   * telephone number.
   */
  readLine(text: string, line: number): void {
    for (const { shape, isbn } of numbersIn(text)) {
      if (isbn) this.isbns.add(isbn);
      else if (/^97[89]/.test(withoutMarks(shape)) || isAlone(shape, text)) this.fail(line, shape, reasonFor(shape));
    }
    if (isRounded(text)) this.fail(line, text, reasonFor(text));
  }

  /** A cell of a column of ISBNs, which should be one. */
  readCell(text: string, line: number): void {
    const isbn = isbnOfCell(text);
    const given = text.trim().replace(/^="?|"$/g, '');
    if (isbn) this.isbns.add(isbn);
    else this.fail(line, given, reasonFor(given));
  }

  fail(line: number, text: string, reason: string): void {
    this.failedCount++;
    if (this.failed.length < limits.upload.failedRows)
      this.failed.push({ line, text: seen(text).slice(0, 60).toWellFormed(), reason });
  }

  toList(): ReadList {
    return { isbns: [...this.isbns].slice(0, limits.upload.rows), failed: this.failed, failed_count: this.failedCount };
  }
}

const isAlone = (shape: string, text: string): boolean => isShort(text) && bare(text) === bare(shape);
const isRounded = (text: string): boolean => isShort(text) && rounded.test(withoutMarks(text).trim());

function reasonFor(text: string): string {
  if (isBlank(text)) return m.upload_isbn_missing();
  if (isRounded(text)) return m.upload_isbn_rounded();
  if (isShort(text) && /^9790/.test(withoutMarks(text).replace(/\D/g, ''))) return m.upload_ismn();
  return m.upload_isbn_invalid();
}
