import type { ImportRow } from '@bookfront/shared/schemas';
import { MarkedText } from '@bookfront/shared/ui';
import { fileKinds, maxMegabytes } from '@bookfront/shared/ui/file-refusal';
import { ImportUpload as Upload } from '@bookfront/shared/ui/import';
import * as m from '#messages';
import { ImportRows } from './import-rows';
import { tableOf } from './import-rules';

interface ImportUploadProps {
  refusal: string | undefined;
  /** The rows of a list in which nothing could be processed. */
  rows: ImportRow[] | undefined;
  text: string;
  onText: (text: string) => void;
  onFile: (file: File) => void;
  onRefuse: (text: string) => void;
}

export function ImportUpload({ rows, ...props }: ImportUploadProps) {
  return (
    <Upload
      {...props}
      hint={
        <MarkedText
          parts={m.import_file_hint({ kinds: fileKinds(), megabytes: maxMegabytes })}
          draw={{ code: (words) => <code>{words}</code> }}
        />
      }
      pasteHint={m.import_paste_hint()}
      fileOf={(text) => new File([tableOf(text)], 'isbns.csv', { type: 'text/csv' })}
      missing={m.import_list_missing()}
    >
      {rows && <ImportRows rows={rows} acceptedLabel={m.import_row_can_be_added()} />}
    </Upload>
  );
}
