import { type FileRefusal, fileKinds, fileRefusal } from '@bookfront/shared/ui/file-refusal';
import * as m from '#messages';

/** Tells the shopper why a file can't be sent; undefined: it can. */
export function refusalText(file: Pick<File, 'name' | 'size'>): string | undefined {
  const refusal = fileRefusal(file);
  return refusal && texts[refusal]();
}

const texts: Record<FileRefusal, () => string> = {
  kind: () => m.file_kind_refused({ kinds: kinds() }),
  'too-large': m.file_too_large,
  empty: m.file_empty,
};

/** '.txt, .pdf, .xls, .xlsx, .html or .csv' */
export const kinds = (): string => m.last_kind(fileKinds);
