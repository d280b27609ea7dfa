import { formatCount, withoutMarks } from '@bookfront/shared/format';
import { limits } from '@bookfront/shared/schemas/limits';
import * as m from '#messages';
import { bare, isBlank, isbnOfCell, isShort, numbersIn, visibleText } from './isbn-in-text';
import type { FailedRow, ReadList } from './read-result';

const rounded = /^=?"?\d[.,]\d+e\+?\d+"?$/i;

/** Collects ISBNs line by line. */
export class IsbnCollector {
  private readonly isbns = new Set<string>();
  private readonly failed: FailedRow[] = [];
  private failedCount = 0;
  private cutAt: number | undefined;

  /** Asked before each further line. False when the limit is reached: the rest is skipped, which the list then says. */
  hasRoom(line: number): boolean {
    if (this.isbns.size < limits.upload.rows) return true;
    if (this.cutAt === undefined) {
      this.cutAt = line;
      this.failedCount++;
    }
    return false;
  }

  /**
   * Takes every ISBN in a line of text. Reports thirteen digits that look like an ISBN but are not valid; ten digits
   * may be a telephone number.
   */
  readLine(text: string, line: number): void {
    for (const { shape, isbn } of numbersIn(text)) {
      if (isbn) this.isbns.add(isbn);
      else if (/^97[89]/.test(withoutMarks(shape)) || isAlone(shape, text)) this.fail(line, shape, reasonFor(shape));
    }
    if (isRounded(text)) this.fail(line, text, reasonFor(text));
  }

  /** Takes a cell of an ISBN column. */
  readCell(text: string, line: number): void {
    const isbn = isbnOfCell(text);
    const given = text.trim().replace(/^="?|"$/g, '');
    if (isbn) this.isbns.add(isbn);
    else this.fail(line, given, reasonFor(given));
  }

  fail(line: number, text: string, reason: string): void {
    this.failedCount++;
    if (this.failed.length < limits.upload.failedRows)
      this.failed.push({ line, text: visibleText(text).slice(0, 60).toWellFormed(), reason });
  }

  toList(): ReadList {
    const cut =
      this.cutAt === undefined
        ? []
        : [{ line: this.cutAt, text: '', reason: m.upload_list_cut({ count: formatCount(limits.upload.rows) }) }];
    return {
      isbns: [...this.isbns].slice(0, limits.upload.rows),
      failed: [...cut, ...this.failed].slice(0, limits.upload.failedRows),
      failed_count: this.failedCount,
    };
  }
}

const isAlone = (shape: string, text: string): boolean => isShort(text) && bare(text) === bare(shape);
const isRounded = (text: string): boolean => isShort(text) && rounded.test(withoutMarks(text).trim());

/** Why what stands where an ISBN should is none. */
export function reasonFor(text: string): string {
  if (isBlank(text)) return m.upload_isbn_missing();
  if (isRounded(text)) return m.upload_isbn_rounded();
  if (isShort(text) && /^9790/.test(withoutMarks(text).replace(/\D/g, ''))) return m.upload_ismn();
  return withoutMarks(text).replace(/\D/g, '').length < 9 ? m.upload_no_isbn() : m.upload_isbn_invalid();
}
