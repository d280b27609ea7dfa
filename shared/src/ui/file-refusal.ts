import { limits } from '@bookfront/shared/schemas/limits';
import * as m from '#messages';

/** Why a list of ISBNs can't be sent as this file: its kind, its size, or that it holds nothing. */
export type FileRefusal = 'kind' | 'too-large' | 'empty';

/**
 * The caller's text that says why a file can't be sent (SRC-09, SRC-10, CRT-46, CRT-47); undefined: it can, and the api
 * checks its contents.
 */
export function fileRefusal<Text>(
  { name, size }: Pick<File, 'name' | 'size'>,
  texts: Record<FileRefusal, () => Text>,
): Text | undefined {
  if (!limits.upload.types.some((type) => name.toLowerCase().endsWith(type))) return texts.kind();
  if (size > limits.upload.bytes) return texts['too-large']();
  return size === 0 ? texts.empty() : undefined;
}

/** '.txt, .pdf, .xls, .xlsx, .html or .csv' */
export const fileKinds = (): string =>
  m.file_kinds({ others: limits.upload.types.slice(0, -1).join(', '), last: limits.upload.types.at(-1) ?? '' });

export const maxMegabytes = limits.upload.bytes / 1024 / 1024;
