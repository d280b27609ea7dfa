import { limits } from '@bookfront/shared/schemas/limits';
import * as m from '#messages';

/** Why a file is not sent at all, in words (SRC-09, SRC-10); undefined: it may be. What is in it, the api judges. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!isAccepted(name)) return m.file_kind_refused({ kinds: kinds() });
  if (size > limits.upload.bytes) return m.file_too_large();
  return size === 0 ? m.file_empty() : undefined;
}

const isAccepted = (name: string) => limits.upload.types.some((type) => name.toLowerCase().endsWith(type));

/** '.txt, .pdf, .xls, .xlsx, .html or .csv' */
export const kinds = (): string =>
  m.last_kind({ others: limits.upload.types.slice(0, -1).join(', '), last: limits.upload.types.at(-1) ?? '' });
