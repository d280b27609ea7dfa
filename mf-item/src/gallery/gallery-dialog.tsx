import type { Title } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { Button, Cover, Icon } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { InsidePicture } from './inside-picture';
import { insideOf, insideSrc } from './pictures';

/**
 * The pictures of a title, one at a time and as large as the window allows; arrow keys, Home and End change the
 * picture.
 */
export function GalleryDialog({ title, at: first, onClose }: { title: Title; at: number; onClose: () => void }) {
  const inside = insideOf(title);
  const count = inside.length + 1;
  const [at, setAt] = useState(first);
  const show = (to: number) => setAt((to + count) % count);
  useArrowKeys(at, count, show);
  const page = inside[at - 1];
  const name = page ? m.sample_page({ number: at }) : m.cover_of({ title: title.title });
  return (
    <Dialog title={m.pictures()} onClose={onClose} width="44rem">
      <Stage>
        {page ? (
          <InsidePicture key={page.key} src={insideSrc(title.eisbn, page, limits.coverWidths.page)} name={name} />
        ) : (
          <Cover title={title} large priority alt={name} />
        )}
        {count > 1 && (
          <PictureNavigation>
            <StepButton type="button" aria-label={m.previous_picture()} onClick={() => show(at - 1)}>
              <Icon name="chevron" />
            </StepButton>
            <p role="status">{m.picture_of_count({ kind: page ? 'inside' : 'cover', number: at + 1, count })}</p>
            <StepButton type="button" aria-label={m.next_picture()} onClick={() => show(at + 1)}>
              <Icon name="chevron" />
            </StepButton>
          </PictureNavigation>
        )}
      </Stage>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {m.close()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/**
 * Listens on the document, since a click beside the buttons moves the focus out of the dialog. Ignores keys with a
 * modifier, which are the browser's.
 */
function useArrowKeys(at: number, count: number, show: (to: number) => void) {
  useEffect(() => {
    const keys: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 };
    const onKeyDown = (event: KeyboardEvent) => {
      const to = keys[event.key];
      if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      show(to);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

const Stage = styled.div`
  display: grid;
  justify-items: center;
  gap: 0.75rem;
  img {
    width: auto;
    max-width: 100%;
    height: max(12rem, min(100dvh - 17rem, 150vw - 7.5rem, 58rem));
    aspect-ratio: 2 / 3;
    object-fit: contain;
  }
`;

const PictureNavigation = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  p {
    min-width: 9rem;
    margin: 0;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;

const StepButton = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1px solid var(--c-line-strong);
  border-radius: 50%;
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover {
    background: var(--c-wash);
  }
  &:first-child svg {
    transform: scaleX(-1);
  }
`;
