import { limits } from '@bookfront/shared/schemas/limits';
import { Button, FieldError, TextArea } from '@bookfront/shared/ui';
import { FileDrop } from '@bookfront/shared/ui/file-drop';
import { fileKinds } from '@bookfront/shared/ui/file-refusal';
import { type FormEvent, useId } from 'react';
import styled from 'styled-components';
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

export function ImportUpload({ refusal, again, text, onText, onFile, onRefuse }: ImportUploadProps) {
  const hint = useId();
  const paste = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onFile(new File([text], pasted, { type: 'text/plain' }));
    else onRefuse(m.import_nothing_pasted());
  };
  return (
    <Layout>
      {refusal && <FieldError role="alert">{refusal}</FieldError>}
      {again && again.name !== pasted && (
        <Button kind="quiet" onClick={() => onFile(again)}>
          {m.import_retry({ file: again.name })}
        </Button>
      )}
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

const Layout = styled.div`
  display: grid;
  gap: 1.25rem;
  > p {
    margin: 0;
  }
  > button {
    justify-self: start;
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
