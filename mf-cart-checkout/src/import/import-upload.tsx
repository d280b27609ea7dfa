import type { ImportRow } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { Button, FieldError, MarkedText, TextArea } from '@bookfront/shared/ui';
import { FileDrop } from '@bookfront/shared/ui/file-drop';
import { type FormEvent, useId } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
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
    else onRefuse(m.import_list_missing());
  };
  return (
    <Layout>
      {refusal && <FieldError role="alert">{refusal}</FieldError>}
      {rows && <ImportRows rows={rows} acceptedLabel={m.import_row_can_be_added()} />}
      <p id={hint}>
        <MarkedText
          parts={m.import_file_hint({ kinds: kinds(), megabytes: limits.upload.bytes / 1024 / 1024 })}
          draw={{ code: (words) => <code>{words}</code> }}
        />
      </p>
      <FileDrop height="8rem" describedBy={hint} onFile={onFile} onRefuse={onRefuse} />
      <Paste onSubmit={paste}>
        <TextArea
          label={m.import_paste()}
          hint={m.import_paste_hint()}
          rows={5}
          value={text}
          onChange={(event) => onText(event.target.value)}
          spellCheck={false}
          autoComplete="off"
        />
        <Button type="submit" kind="quiet">
          {m.import_preview()}
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
