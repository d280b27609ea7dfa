import { failureText, type Result } from '@bookfront/shared/api-client';
import { browsePath, emptyView, href } from '@bookfront/shared/routes';
import type { ResultListReply } from '@bookfront/shared/schemas';
import { usePreload } from '@bookfront/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as m from '#messages';
import { rememberOutcome } from './outcomes';

export interface ListSearch {
  /** What is searched, as the page says it. */
  name: string;
  /** A pasted list keeps its order in the path (SRC-07). */
  isSequence?: boolean;
  /** `onSent` hears how much has been sent, 0 to 1. */
  send: (signal: AbortSignal, onSent: (share: number) => void) => Promise<Result<ResultListReply>>;
}

/**
 * `share` 1: all is sent, the shop reads. `again`: where asking once more can help. `outcome`: of a list without a
 * single ISBN.
 */
export type Stage =
  | { is: 'waiting' }
  | { is: 'running'; name: string; share: number }
  | { is: 'stopped' }
  | { is: 'failed'; text: string; again?: ListSearch; outcome?: ResultListReply };

/**
 * One search at a time, given up when it is stopped, replaced or left. The path of its titles takes this page's place
 * in the history (SRC-04, SRC-05).
 */
export function useListSearch() {
  const navigate = useNavigate();
  const preloadTitles = usePreload(href.browse());
  const [stage, setStage] = useState<Stage>({ is: 'waiting' });
  const running = useRef<AbortController>(undefined);
  const leave = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const start = async (search: ListSearch) => {
    leave();
    const own = new AbortController();
    running.current = own;
    const onSent = (share: number) => own.signal.aborted || setStage({ is: 'running', name: search.name, share });
    onSent(0);
    preloadTitles();
    const result = await search.send(own.signal, onSent).catch(unlessStopped(own.signal));
    if (!result || own.signal.aborted) return;
    if (!result.ok || result.value.isbns === 0) return setStage(failedStage(search, result));
    rememberOutcome(result.value);
    navigate(browsePath({ ...emptyView, x: result.value.id, ...(search.isSequence ? { v: 'sequence' } : {}) }), {
      replace: true,
    });
  };
  const end = (stage: Stage) => {
    leave();
    setStage(stage);
  };
  return { stage, start, stop: () => end({ is: 'stopped' }), refuse: (text: string) => end({ is: 'failed', text }) };
}

/** A search that was given up ends in silence; anything else thrown is a bug. */
const unlessStopped = (signal: AbortSignal) => (error: unknown) => {
  if (!signal.aborted) throw error;
};

function failedStage(search: ListSearch, result: Result<ResultListReply>): Stage {
  if (result.ok) return { is: 'failed', text: m.no_isbn_in({ name: search.name }), outcome: result.value };
  const { failure } = result;
  return { is: 'failed', text: failureText(failure), ...(failure.retryable ? { again: search } : {}) };
}
