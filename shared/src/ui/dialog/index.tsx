import { useIsServerDrawn } from '@bookfront/shared/page';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useModal } from './use-modal';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** CSS length; 30rem if not said. */
  width?: string;
}

/**
 * A modal dialog on the platform's own element: focus goes in and stays, Escape closes, what is behind is inert, focus
 * goes back to where it was. One that the server draws stands open in the page, and becomes modal with its scripts.
 */
export function Dialog({ title, onClose, children, width = '30rem' }: DialogProps) {
  const element = useModal();
  const isServerDrawn = useIsServerDrawn();
  const id = useId();
  return (
    <Frame
      ref={element}
      aria-labelledby={id}
      open={isServerDrawn || undefined}
      $width={width}
      onClose={onClose}
      onClick={(event) => event.target === element.current && element.current.close()}
    >
      <Inside>
        <h2 id={id} dir="auto">
          {title}
        </h2>
        {children}
      </Inside>
    </Frame>
  );
}

/** The row of a dialog's answers. */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0.75rem;
  margin-top: 1.5rem;
`;

const Frame = styled.dialog<{ $width: string }>`
  width: calc(100% - 2rem);
  max-width: ${({ $width }) => $width};
  max-height: calc(100dvh - 2rem);
  padding: 0;
  border: 0;
  border-radius: 8px;
  background: var(--c-surface);
  color: var(--c-ink);
  box-shadow: 0 24px 60px -12px rgb(0 0 0 / 45%);
  &::backdrop {
    background: rgb(0 0 0 / 50%);
  }
  &:not(:modal) {
    position: static;
    width: 100%;
    max-height: none;
    margin: 0;
    border: 1px solid var(--c-line);
    box-shadow: none;
  }
`;

const Inside = styled.div`
  padding: 1.5rem;
  h2 {
    margin: 0 0 0.75rem;
    font: 600 var(--size-lead)/1.25 var(--font-heading);
    overflow-wrap: anywhere;
  }
`;
