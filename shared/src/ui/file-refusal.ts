import { limits } from '../schemas/limits';

/** Why a list of ISBNs can't be sent as this file: its kind, its size, or that it holds nothing. */
export type FileRefusal = 'kind' | 'too-large' | 'empty';

/** SRC-09, SRC-10, CRT-46, CRT-47; undefined: it can be sent, and the api checks its contents. */
export function fileRefusal({ name, size }: Pick<File, 'name' | 'size'>): FileRefusal | undefined {
  if (!limits.upload.types.some((type) => name.toLowerCase().endsWith(type))) return 'kind';
  if (size > limits.upload.bytes) return 'too-large';
  return size === 0 ? 'empty' : undefined;
}

/** The kinds of file for a sentence: '.txt, .pdf, .xls, .xlsx, .html' and, as the last one, '.csv'. */
export const fileKinds = {
  others: limits.upload.types.slice(0, -1).join(', '),
  last: limits.upload.types.at(-1) ?? '',
};
