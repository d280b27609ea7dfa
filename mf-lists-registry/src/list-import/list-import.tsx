import type { List } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { Button, FieldError, TextArea } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { FileDrop } from '@bookfront/shared/ui/file-drop';
import { fileKinds } from '@bookfront/shared/ui/file-refusal';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { type Found, useListImport } from './use-list-import';

/** LST-32: fills a list from a file of ISBNs, or from pasted ones, with a preview as the cart's import has it. */
export function ListImport({ list, onClose }: { list: List; onClose: () => void }) {
  const { stage, preview, confirm, refuse, restart } = useListImport(list);
  // kept here, so that a pasted list can be corrected after its preview
  const [text, setText] = useState('');
  return (
    <Dialog title={m.list_import()} onClose={onClose} width="40rem">
      <FocusedStage key={stage.is}>
        {stage.is === 'upload' && (
          <Upload refusal={stage.refusal} text={text} onText={setText} onFile={preview} onRefuse={refuse} />
        )}
        {stage.is === 'sending' && <Sending share={stage.share} />}
        {stage.is === 'preview' && (
          <>
            <p>{m.import_matched({ count: stage.found.matched })}</p>
            <NotTaken found={stage.found} />
            <DialogActions>
              <Button kind="quiet" onClick={restart}>
                {m.import_choose_other()}
              </Button>
              {stage.found.matched > 0 && <Button onClick={() => confirm(stage.file)}>{m.import_add()}</Button>}
            </DialogActions>
          </>
        )}
        {stage.is === 'complete' && (
          <>
            <p role="status">{m.import_added({ count: stage.found.added })}</p>
            <NotTaken found={stage.found} />
            <DialogActions>
              <Button onClick={onClose}>{m.close()}</Button>
            </DialogActions>
          </>
        )}
      </FocusedStage>
    </Dialog>
  );
}

interface UploadProps {
  refusal: string | undefined;
  text: string;
  onText: (text: string) => void;
  onFile: (file: File) => void;
  onRefuse: (text: string) => void;
}

function Upload({ refusal, text, onText, onFile, onRefuse }: UploadProps) {
  const hint = useId();
  const paste = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onFile(new File([text], 'isbns.txt', { type: 'text/plain' }));
    else onRefuse(m.import_nothing_pasted());
  };
  return (
    <Layout>
      {refusal && <FieldError role="alert">{refusal}</FieldError>}
      <p id={hint}>{m.import_hint({ ...fileKinds, megabytes: limits.upload.bytes / 1024 / 1024 })}</p>
      <FileDrop height="8rem" describedBy={hint} onFile={onFile} onRefuse={onRefuse} />
      <form onSubmit={paste}>
        <TextArea
          label={m.import_paste()}
          hint={m.import_paste_hint()}
          rows={5}
          value={text}
          onChange={({ target }) => onText(target.value)}
          spellCheck={false}
          autoComplete="off"
        />
        <Button type="submit" kind="quiet">
          {m.import_preview()}
        </Button>
      </form>
    </Layout>
  );
}

function Sending({ share }: { share: number }) {
  const step = share < 1 ? m.import_sending() : m.import_reading();
  return (
    <>
      <p role="status">{step}</p>
      <progress aria-label={step} max={1} {...(share > 0 && share < 1 ? { value: share } : {})} />
    </>
  );
}

/** What of the file the list does not take, and why. */
function NotTaken({ found: { isbns, matched, missing = [], failed, failed_count } }: { found: Found }) {
  return (
    <>
      {isbns > matched && <p>{m.import_missing({ count: isbns - matched })}</p>}
      {missing.length > 0 && (
        <Rows>
          {missing.map((isbn) => (
            <li key={isbn}>{isbn}</li>
          ))}
        </Rows>
      )}
      {failed_count > 0 && <p>{m.import_failed({ count: failed_count })}</p>}
      {failed.length > 0 && (
        <Rows>
          {failed.map(({ line, text, reason }) => (
            <li key={`${line} ${text}`}>
              <b dir="auto">{text}</b> {m.import_line({ line, reason })}
            </li>
          ))}
        </Rows>
      )}
    </>
  );
}

/** The first stage has the dialog's own focus; the others take it when they come. */
function FocusedStage({ children }: { children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => stage.current?.focus(), []);
  return (
    <Content ref={stage} tabIndex={-1}>
      {children}
    </Content>
  );
}

const Layout = styled.div`
  display: grid;
  gap: 1.25rem;
  > p {
    margin: 0;
  }
  form {
    display: grid;
    justify-items: start;
    gap: 0.75rem;
  }
  form > div {
    width: 100%;
  }
`;

const Rows = styled.ul`
  max-height: 10rem;
  margin: 0 0 0.75rem;
  padding: 0 0 0 1.1rem;
  overflow-y: auto;
  color: var(--c-muted);
`;

const Content = styled.div`
  outline: none;
  overflow-wrap: anywhere;
  progress {
    width: 100%;
    height: 10px;
    accent-color: var(--c-primary);
  }
`;
