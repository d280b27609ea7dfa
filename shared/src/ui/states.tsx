import type { ReactNode } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { Button } from './button';

interface FailedStateProps {
  title: string;
  text?: string | undefined;
  onRetry?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
  /** 1 where it stands for the whole page. */
  level?: 1 | 2;
}

/**
 * Something failed: what happened and what to do next. `onRetry` only where asking again can help; `onClose` where it
 * can be left.
 */
export function FailedState({ title, text, onRetry, onClose, level = 2 }: FailedStateProps) {
  return (
    <Panel role="alert">
      <Heading as={`h${level}`} tabIndex={level === 1 ? -1 : undefined} data-page-title={level === 1 ? '' : undefined}>
        {title}
      </Heading>
      {text && <p>{text}</p>}
      <Ways>
        {onRetry && (
          <Button kind="quiet" onClick={onRetry}>
            {m.try_again()}
          </Button>
        )}
        {onClose && (
          <Button kind="plain" onClick={onClose}>
            {m.close()}
          </Button>
        )}
      </Ways>
    </Panel>
  );
}

/** Nothing here: says so, and what to do next. */
export function EmptyState({ title, children, level = 2 }: { title: string; children?: ReactNode; level?: 1 | 2 }) {
  return (
    <Panel>
      <Heading as={`h${level}`} tabIndex={level === 1 ? -1 : undefined} data-page-title={level === 1 ? '' : undefined}>
        {title}
      </Heading>
      {children}
    </Panel>
  );
}

/** Text on its way: `lines` grey bars of the size of what comes. */
export function Skeleton({ lines = 3, height }: { lines?: number; height?: string }) {
  return (
    <Bars aria-busy="true" $height={height}>
      {Array.from({ length: lines }, (_, i) => (
        <span key={i} />
      ))}
    </Bars>
  );
}

const Panel = styled.div`
  max-width: 40rem;
  margin: 2rem auto;
  padding: 2rem 1.25rem;
  text-align: center;
  p {
    color: var(--c-muted);
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.5rem 1.5rem;
`;

const Heading = styled.h2`
  margin: 0 0 0.5rem;
  font: 600 var(--size-lead)/1.25 var(--font-heading);
  &:focus-visible {
    outline: none;
  }
`;

const Bars = styled.div<{ $height?: string | undefined }>`
  min-height: ${({ $height = '0' }) => $height};
  display: grid;
  align-content: start;
  gap: 0.75rem;
  @media (scripting: none) {
    display: none;
  }
  span {
    height: 1rem;
    border-radius: 4px;
    background: var(--c-line);
    opacity: 0.6;
  }
  span:last-child {
    width: 60%;
  }
`;
