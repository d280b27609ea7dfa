import { limits } from '@bookfront/shared/schemas/limits';
import { type ChangeEvent, type DragEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';

interface FileDropProps {
  describedBy: string;
  onFile: (file: File) => void;
  onRefuse: (text: string) => void;
  /** CSS length; 12rem if not said. */
  height?: string;
}

/** The browser's own file field, as large as the place on which a file may be dropped. */
export function FileDrop({ describedBy, onFile, onRefuse, height = '12rem' }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  useEffect(holdPage, []);
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  const take = (files: FileList | null) => {
    const [file, ...others] = files ?? [];
    if (others.length > 0) onRefuse(m.one_file_at_a_time());
    else if (file) onFile(file);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files);
    // else the same file, fixed, is no change
    currentTarget.value = '';
  };
  const drop = (event: DragEvent) => {
    hover(event);
    take(event.dataTransfer.files);
  };
  return (
    <Zone
      style={{ minHeight: height }}
      data-over={isOver || undefined}
      onDragOver={hover}
      onDragLeave={hover}
      onDrop={drop}
    >
      <b>{m.choose_a_file()}</b>
      <span>{m.or_drop_it_here()}</span>
      <input type="file" aria-describedby={describedBy} accept={limits.upload.types.join()} onChange={choose} />
    </Zone>
  );
}

/** A file that misses its place would be opened instead of the page. */
function holdPage(): () => void {
  const hold = (event: globalThis.DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  const names = ['dragover', 'drop'] as const;
  for (const name of names) window.addEventListener(name, hold);
  return () => {
    for (const name of names) window.removeEventListener(name, hold);
  };
}

const Zone = styled.label`
  position: relative;
  display: grid;
  place-content: center;
  gap: 0.25rem;
  padding: 1.5rem;
  border: 2px dashed var(--c-line-strong);
  border-radius: 8px;
  background: var(--c-surface);
  text-align: center;
  cursor: pointer;
  transition: background-color 150ms;
  &:hover,
  &[data-over] {
    border-color: var(--c-primary);
    background: var(--c-wash);
  }
  &:focus-within {
    outline: 3px solid var(--c-focus);
    outline-offset: 2px;
  }
  b {
    color: var(--c-link);
    font: 600 var(--size-text)/1.3 var(--font-heading);
  }
  span {
    color: var(--c-muted);
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;
