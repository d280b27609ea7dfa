import { FailedState } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { useModal } from './dialog/use-modal';

interface LostCodeProps {
  onRetry: () => void;
  onClose: () => void;
}

const title = m.code_failed();
const text = m.check_your_connection();

/** In the place of a part whose code can't be had. */
export const LoadFailedPart = ({ onRetry }: Pick<LostCodeProps, 'onRetry'>) => (
  <FailedState title={title} text={text} onRetry={onRetry} />
);

/**
 * In the place of a dialog: it can be asked for again, or left. The look of dialogs may be what is lost, so it has a
 * small one of its own.
 */
export function LoadFailedDialog({ onRetry, onClose }: LostCodeProps) {
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
