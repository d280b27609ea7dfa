import styled from 'styled-components';
import * as m from '#messages';
import { useModal } from './dialog/use-modal';
import { FailedState } from './states';

interface LoadFailedProps {
  onRetry: () => void;
  onClose: () => void;
}

const title = m.code_failed();
const text = m.check_your_connection();

/** In place of a part whose code could not be loaded. */
export const LoadFailedPart = ({ onRetry }: Pick<LoadFailedProps, 'onRetry'>) => (
  <FailedState title={title} text={text} onRetry={onRetry} />
);

/** In place of a dialog, with a retry. The dialog's own chunk may be the one that failed, so this has its own styles. */
export function LoadFailedDialog({ onRetry, onClose }: LoadFailedProps) {
  const element = useModal();
  return (
    <Box ref={element} aria-label={title} onClose={onClose}>
      <FailedState title={title} text={text} onRetry={onRetry} onClose={onClose} />
    </Box>
  );
}

const Box = styled.dialog`
  width: min(26rem, 100% - 2rem);
  padding: 0;
  border: 0;
  border-radius: 8px;
  background: var(--c-surface);
  color: var(--c-ink);
  &::backdrop {
    background: rgb(0 0 0 / 50%);
  }
`;
