import { fileKinds, fileRefusal } from '@bookfront/shared/ui/file-refusal';
import * as m from '#messages';

/** Tells the shopper why a file can't be sent; undefined: it can. */
export const refusalText = (file: Pick<File, 'name' | 'size'>): string | undefined =>
  fileRefusal(file, {
    kind: () => m.file_kind_refused({ kinds: fileKinds() }),
    'too-large': m.file_too_large,
    empty: m.file_empty,
  });
