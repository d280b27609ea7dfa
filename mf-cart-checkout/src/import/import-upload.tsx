import type { ImportRow } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { Button, FieldError, TextArea } from '@bookfront/shared/ui';
import { FileDrop } from '@bookfront/shared/ui/file-drop';
import { type FormEvent, useId } from 'react';
import styled from 'styled-components';
import { ImportRows } from './import-rows';
import { kinds, tableOf } from './import-rules';

interface ImportUploadProps {
  refusal: string | undefined;
  /** The rows of a list in which nothing could be processed. */
  rows: ImportRow[] | undefined;
  text: string;
  onText: (text: string) => void;
  onFile: (file: File) => void;
  onRefuse: (text: string) => void;
}

/** A list as a file, chosen or dropped, or as text. */
export function ImportUpload({ refusal, rows, text, onText, onFile, onRefuse }: ImportUploadProps) {
  const hint = useId();
  const paste = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onFile(new File([tableOf(text)], 'isbns.csv', { type: 'text/csv' }));
    else onRefuse('Please paste a list of ISBNs, or choose a file.');
  };
  return (
    <Layout>
      {refusal && <FieldError role="alert">{refusal}</FieldError>}
      {rows && <ImportRows rows={rows} taken="Can be added" />}
      <p id={hint}>
        A {kinds} file of up to {limits.upload.bytes / 1024 / 1024} MB, with an <code>isbn</code> and a <code>qty</code>{' '}
        column. You see what we found before anything is added.
      </p>
      <FileDrop height="8rem" describedBy={hint} onFile={onFile} onRefuse={onRefuse} />
      <Paste onSubmit={paste}>
        <TextArea
          label="Or paste ISBNs"
          hint="One on each line; after it, how many copies you would like."
          rows={5}
          value={text}
          onChange={(event) => onText(event.target.value)}
          spellCheck={false}
          autoComplete="off"
        />
        <Button type="submit" kind="quiet">
          Look at this list
        </Button>
      </Paste>
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  gap: 1.25rem;
  > p {
    margin: 0;
  }
`;

const Paste = styled.form`
  display: grid;
  justify-items: start;
  gap: 0.75rem;
  > div {
    width: 100%;
  }
`;
