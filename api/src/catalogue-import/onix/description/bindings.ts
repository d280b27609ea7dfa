import type { TitleRecord } from '../../../title/title-record';
import { text } from '../reading/node';
import type { OnixNode } from '../reading/parse-element';

const forms = new Map<string, string>([
  ['BA', 'Book'],
  ['BB', 'Hardcover'],
  ['BC', 'Paperback'],
  ['BD', 'Loose-leaf'],
  ['BE', 'Spiral bound'],
  ['BF', 'Pamphlet'],
  ['BG', 'Leather bound'],
  ['BH', 'Board book'],
  ['BI', 'Rag book'],
  ['BJ', 'Bath book'],
  ['BK', 'Novelty book'],
  ['BP', 'Foam book'],
  ['BZ', 'Book'],
  ['AC', 'Audiobook CD'],
  ['AE', 'Audiobook'],
  ['AJ', 'Audiobook download'],
  ['PC', 'Calendar'],
  ['PD', 'Cards'],
  ['PF', 'Diary'],
  ['ZE', 'Game'],
  ['ZA', 'General merchandise'],
  ['SA', 'Boxed set'],
  ['WW', 'Mixed media'],
]);

/**
 * ProductForm decides binding and tax class: printed and audio books count as books, colouring books and other goods
 * don't.
 */
export function bindingOf(
  detail: OnixNode,
  title: string,
): Pick<TitleRecord, 'binding' | 'binding_code' | 'product_class'> {
  const code = text(detail, 'ProductForm').toUpperCase() || 'ZZ';
  const binding =
    forms.get(code) ??
    { A: 'Audiobook', B: 'Book', D: 'E-book', E: 'E-book', P: 'Stationery' }[code[0] ?? ''] ??
    'Other';
  return { binding, binding_code: code, product_class: classOf(code, title) };
}

function classOf(code: string, title: string): TitleRecord['product_class'] {
  if (!/^[ABS]/.test(code)) return 'other';
  return /\bcolou?ring book\b/i.test(title) ? 'colouring_book' : 'book';
}
