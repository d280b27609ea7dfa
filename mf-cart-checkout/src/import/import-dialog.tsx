import { Button } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { FocusedStage, UploadProgress } from '@bookfront/shared/ui/import';
import { useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { ImportRows } from './import-rows';
import { ImportUpload } from './import-upload';
import { type ImportStage, useImport } from './use-import';

/** CRT-49 to CRT-53. Each stage takes the focus from the one before it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { stage, ...steps } = useImport();
  // kept here, so that a pasted list can be corrected after its preview
  const [text, setText] = useState('');
  return (
    <Dialog title={m.import()} onClose={onClose} width="44rem">
      <FocusedStage key={stage.is}>
        <Stage stage={stage} {...steps} text={text} onText={setText} onClose={onClose} />
      </FocusedStage>
      {stage.is !== 'complete' && (
        <CancelButton kind="plain" onClick={onClose}>
          {m.cancel()}
        </CancelButton>
      )}
    </Dialog>
  );
}

type StageProps = Omit<ReturnType<typeof useImport>, 'stage'> & {
  stage: ImportStage;
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
};

function Stage({ stage, text, onText, preview, confirm, refuse, restart, onClose }: StageProps) {
  const typed = { text, onText };
  if (stage.is === 'upload')
    return <ImportUpload refusal={stage.refusal} rows={stage.rows} {...typed} onFile={preview} onRefuse={refuse} />;
  if (stage.is === 'sending')
    return <UploadProgress share={stage.share} reading={stage.isAdding ? m.import_adding() : undefined} />;
  if (stage.is === 'process')
    return <Preview rows={stage.rows} onConfirm={() => confirm(stage.file)} onBack={restart} />;
  if (stage.is === 'error') return <Failed text={stage.text} onBack={restart} />;
  return <Complete rows={stage.rows} onBack={restart} onClose={onClose} />;
}

function Preview({
  rows,
  onConfirm,
  onBack,
}: {
  rows: Extract<ImportStage, { is: 'process' }>['rows'];
  onConfirm: () => void;
  onBack: () => void;
}) {
  const good = rows.filter(({ success }) => success).length;
  const skipped = rows.length - good;
  return (
    <>
      <p>{skipped > 0 ? m.import_ready_with_skipped({ count: good, skipped }) : m.import_ready({ count: good })}</p>
      <ImportRows rows={rows} acceptedLabel={m.import_row_will_be_added()} />
      <DialogActions>
        <Button kind="quiet" onClick={onBack}>
          {m.import_choose_other_file()}
        </Button>
        <Button onClick={onConfirm}>{m.import_add()}</Button>
      </DialogActions>
    </>
  );
}

/** ERR-41, ERR-42 */
function Failed({ text, onBack }: { text: string; onBack: () => void }) {
  return (
    <div role="alert">
      <h3>{m.import_failed()}</h3>
      <p>{m.import_failed_text()}</p>
      <p>{text}</p>
      <DialogActions>
        <Button onClick={onBack}>{m.import_choose_other_file()}</Button>
      </DialogActions>
    </div>
  );
}

function Complete({
  rows,
  onBack,
  onClose,
}: {
  rows: Extract<ImportStage, { is: 'complete' }>['rows'];
  onBack: () => void;
  onClose: () => void;
}) {
  const added = rows.filter(({ success }) => success).length;
  return (
    <>
      <p role="status">{m.import_added({ count: added })}</p>
      {added < rows.length && <ImportRows rows={rows} acceptedLabel={m.import_row_added()} />}
      <DialogActions>
        <Button kind="quiet" onClick={onBack}>
          {m.import_another()}
        </Button>
        <Button onClick={onClose}>{m.import_done()}</Button>
      </DialogActions>
    </>
  );
}

const CancelButton = styled(Button)`
  display: block;
  margin: 0.75rem -0.5rem 0 auto;
`;
