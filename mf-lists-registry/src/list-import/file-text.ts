import type { FileRefusal } from '@bookfront/shared/ui/file-refusal';
import { fileKinds, fileRefusal } from '@bookfront/shared/ui/file-refusal';
import * as m from '#messages';

const texts: Record<FileRefusal, () => string> = {
  kind: () => m.import_kind_refused(fileKinds),
  'too-large': m.import_too_large,
  empty: m.import_empty,
};

/** Tells the shopper why a file can't be sent; undefined: it can. */
export function refusalText(file: Pick<File, 'name' | 'size'>): string | undefined {
  const refusal = fileRefusal(file);
  return refusal && texts[refusal]();
}
