import { Button, FieldError, TextArea } from '@bookfront/shared/ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { FileDrop } from '../file-drop';

interface ImportUploadProps {
  /** What the file may hold. */
  hint: ReactNode;
  pasteHint: string;
  refusal: string | undefined;
  /** Shown between the refusal and the hint. */
  children: ReactNode;
  text: string;
  onText: (text: string) => void;
  /** Gets the file that was chosen, dropped or made of the pasted text by `fileOf`. */
  onFile: (file: File) => void;
  fileOf: (text: string) => File;
  onRefuse: (text: string) => void;
  /** The refusal if nothing was pasted. */
  missing: string;
}

/** A list of ISBNs as a file, chosen or dropped, or as text. */
export function ImportUpload(props: ImportUploadProps) {
  const { hint, refusal, children, onFile, onRefuse } = props;
  const hintId = useId();
  return (
    <Layout>
      {refusal && <FieldError role="alert">{refusal}</FieldError>}
      {children}
      <p id={hintId}>{hint}</p>
      <FileDrop height="8rem" describedBy={hintId} onFile={onFile} onRefuse={onRefuse} />
      <PasteForm {...props} />
    </Layout>
  );
}

function PasteForm({ pasteHint, text, onText, onFile, fileOf, onRefuse, missing }: ImportUploadProps) {
  const paste = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onFile(fileOf(text));
    else onRefuse(missing);
  };
  return (
    <form onSubmit={paste}>
      <TextArea
        label={m.import_paste()}
        hint={pasteHint}
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
