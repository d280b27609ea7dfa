import { Button, TextArea } from '@bookfront/shared/ui';
import { FileDrop } from '@bookfront/shared/ui/file-drop';
import { fileKinds, maxMegabytes } from '@bookfront/shared/ui/file-refusal';
import { type FormEvent, useId } from 'react';
import styled from 'styled-components';
import * as m from '#messages';

interface FileFormProps {
  /** A list that was pasted before and is to be fixed. */
  text: string | undefined;
  onList: (list: File | string) => void;
  onRefuse: (text: string) => void;
}

/** A list as a file, chosen or dropped, or as text. */
export function FileForm({ text, onList, onRefuse }: FileFormProps) {
  const hint = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const list = String(new FormData(event.currentTarget).get('list')).trim();
    if (list) onList(list);
    else onRefuse(m.list_missing());
  };
  return (
    <>
      <Intro id={hint}>{m.file_search_hint({ kinds: fileKinds(), megabytes: maxMegabytes })}</Intro>
      <Ways>
        <FileDrop describedBy={hint} onFile={onList} onRefuse={onRefuse} />
        <Paste onSubmit={submit}>
          <TextArea
            label={m.or_paste_a_list_of_isbns()}
            name="list"
            rows={7}
            defaultValue={text}
            spellCheck={false}
            autoComplete="off"
          />
          <Button type="submit">{m.search_for_this_list()}</Button>
        </Paste>
      </Ways>
    </>
  );
}

const Intro = styled.p`
  max-width: 42rem;
  margin: 0 0 1.5rem;
  color: var(--c-muted);
  line-height: 1.55;
`;

const Ways = styled.div`
  display: grid;
  gap: 2rem clamp(1.5rem, 4vw, 3rem);
  max-width: 60rem;
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Paste = styled.form`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 1rem;
  margin: 0;
  > div {
    width: 100%;
  }
`;
