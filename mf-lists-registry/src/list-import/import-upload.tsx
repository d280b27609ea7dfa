import { Button } from '@bookfront/shared/ui';
import { fileKinds, maxMegabytes } from '@bookfront/shared/ui/file-refusal';
import { ImportUpload as Upload } from '@bookfront/shared/ui/import';
import * as m from '#messages';

interface ImportUploadProps {
  refusal: string | undefined;
  /** The file that could not be read, which may be tried once more. */
  again: File | undefined;
  text: string;
  onText: (text: string) => void;
  onFile: (file: File) => void;
  onRefuse: (text: string) => void;
}

/** Pasted ISBNs are sent as a text file of this name. */
const pasted = 'isbns.txt';

export function ImportUpload({ again, ...props }: ImportUploadProps) {
  return (
    <Upload
      {...props}
      hint={m.import_hint({ kinds: fileKinds(), megabytes: maxMegabytes })}
      pasteHint={m.import_paste_hint()}
      fileOf={(text) => new File([text], pasted, { type: 'text/plain' })}
      missing={m.import_nothing_pasted()}
    >
      {again && again.name !== pasted && (
        <Button kind="quiet" onClick={() => props.onFile(again)}>
          {m.import_retry({ file: again.name })}
        </Button>
      )}
    </Upload>
  );
}
