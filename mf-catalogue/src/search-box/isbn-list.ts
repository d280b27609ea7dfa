import { toIsbn13 } from '@bookfront/shared/format';

/**
 * Thirteen digits from 978 or 979, or ten of which the last may be an X (P1 §5), single spaces or dashes between; no
 * more letters or digits beside them.
 */
const shapes =
  /(?<![\dA-Za-z])(?:97[89](?:[\s\u00a0\u00ad\u2010-\u2015\u2212-]?\d){10}|\d(?:[\s\u00a0\u00ad\u2010-\u2015\u2212-]?\d){8}[\s\u00a0\u00ad\u2010-\u2015\u2212-]?[\dXx])(?![\dA-Za-z])/g;

/**
 * Does a text hold more than one ISBN (SRC-06)? Ten digits whose check digit is wrong may be a telephone number;
 * thirteen are a slip, which the list's page tells of.
 */
export function isIsbnList(text: string): boolean {
  let count = 0;
  for (const [shape] of text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .matchAll(shapes)) {
    if (/^97[89]/.test(shape) || toIsbn13(shape)) count++;
    if (count > 1) return true;
  }
  return false;
}
