import { Button, Hidden } from '@bookfront/shared/ui';
import { ProgressBar } from '@bookfront/shared/ui/import';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { FailedRows } from './failed-rows';
import type { ListSearch, Stage } from './use-list-search';

interface SearchStageProps {
  stage: Stage;
  onStop: () => void;
  onAgain: (search: ListSearch) => void;
}

/** How far a search has come, or why it ended. Its two steps are said to a screen reader; each percent is not. */
export function SearchStage(props: SearchStageProps) {
  return (
    <>
      <Hidden role="status">{props.stage.is === 'running' ? stepOf(props.stage) : ''}</Hidden>
      <Shown {...props} />
    </>
  );
}

const stepOf = ({ name, share }: { name: string; share: number }) =>
  share >= 1 ? m.looking_for_isbns({ name }) : m.sending({ name });

function Shown({ stage, onStop, onAgain }: SearchStageProps) {
  if (stage.is === 'waiting') return null;
  if (stage.is === 'running') return <Running step={stepOf(stage)} share={stage.share} onStop={onStop} />;
  if (stage.is === 'stopped') return <Message text={m.search_stopped()} />;
  const { text, retry, result } = stage;
  return (
    <Message text={text} isProblem>
      {retry && (
        <Button kind="quiet" onClick={() => onAgain(retry)}>
          {m.try_again()}
        </Button>
      )}
      {result && <FailedRows outcome={result} isOpen />}
    </Message>
  );
}

/** Takes the focus that went with the form it stands for, not one in the search box. */
function Running({ step, share, onStop }: { step: string; share: number; onStop: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus();
  }, []);
  const isUnderWay = share > 0 && share < 1;
  return (
    <Panel ref={element} tabIndex={-1}>
      <p aria-hidden="true">
        <b dir="auto">{step}</b>
        {isUnderWay && <span>{m.share_percent({ percent: Math.floor(share * 100) })}</span>}
      </p>
      <ProgressBar label={step} share={share} />
      <Button kind="quiet" onClick={onStop}>
        {m.cancel()}
      </Button>
    </Panel>
  );
}

interface MessageProps {
  text: string;
  isProblem?: boolean;
  children?: ReactNode;
}

/** Takes the focus, whose place (the Cancel button, a field) is gone or behind. */
function Message({ text, isProblem, children }: MessageProps) {
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new text
  useEffect(() => element.current?.focus(), [text]);
  return (
    <Panel ref={element} tabIndex={-1} data-problem={isProblem || undefined} role={isProblem ? 'alert' : undefined}>
      <p>
        <b>{text}</b>
      </p>
      {children}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.9rem;
  max-width: 42rem;
  margin: 0.75rem 0 2rem;
  padding: 1.1rem 1.25rem;
  border: 1px solid var(--c-line);
  border-inline-start: 4px solid var(--c-primary);
  border-radius: 4px;
  background: var(--c-surface);
  overflow-wrap: anywhere;
  outline: none;
  &[data-problem] {
    border-inline-start-color: var(--c-bad);
  }
  p {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    width: 100%;
    margin: 0;
  }
  b {
    font-weight: 600;
    min-width: 0;
  }
`;
