import { formatCount } from '@bookfront/shared/format';
import type { List } from '@bookfront/shared/schemas';
import { Button } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { FocusedStage, UploadProgress } from '@bookfront/shared/ui/import';
import { useState } from 'react';
import * as m from '#messages';
import { ImportPreview } from './import-preview';
import { ImportUpload } from './import-upload';
import { SkippedRows } from './skipped-rows';
import { useListImport } from './use-list-import';

/** LST-32: fills a list from a file of ISBNs, or from pasted ones, with a preview as the cart's import has it. */
export function ListImport({ list, onClose }: { list: List; onClose: () => void }) {
  const { stage, preview, confirm, refuse, restart } = useListImport(list);
  // kept here, so that a pasted list can be corrected after its preview
  const [text, setText] = useState('');
  return (
    <Dialog title={m.list_import()} onClose={onClose} width="40rem">
      <FocusedStage key={stage.is}>
        {stage.is === 'upload' && (
          <ImportUpload
            refusal={stage.refusal}
            again={stage.again}
            text={text}
            onText={setText}
            onFile={preview}
            onRefuse={refuse}
          />
        )}
        {stage.is === 'sending' && <UploadProgress share={stage.share} />}
        {stage.is === 'preview' && (
          <ImportPreview
            found={stage.found}
            refusal={stage.refusal}
            onConfirm={() => confirm(stage)}
            onBack={restart}
            onCancel={onClose}
          />
        )}
        {stage.is === 'complete' && (
          <>
            <p role="status">{m.import_added({ count: formatCount(stage.found.added) })}</p>
            <SkippedRows found={stage.found} />
            <DialogActions>
              <Button onClick={onClose}>{m.close()}</Button>
            </DialogActions>
          </>
        )}
      </FocusedStage>
      {(stage.is === 'upload' || stage.is === 'sending') && (
        <DialogActions>
          <Button kind="quiet" onClick={onClose}>
            {m.cancel()}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
