import { fileKinds, fileRefusal } from '@bookfront/shared/ui/file-refusal';
import * as m from '#messages';

/** Tells the shopper why a file can't be sent; undefined: it can. */
export const refusalText = (file: Pick<File, 'name' | 'size'>): string | undefined =>
  fileRefusal(file, {
    kind: () => m.import_kind_refused({ kinds: fileKinds() }),
    'too-large': m.import_too_large,
    empty: m.import_empty,
  });
