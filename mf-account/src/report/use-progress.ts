import { type CallFailure, call } from '@bookfront/shared/api-client';
import type { Reply } from '@bookfront/shared/schemas';
import { useEffect, useState } from 'react';

/** Between an answer and the next question (P2 §9), and at most after failures, in ms. */
const pollMs = 100;
const longestMs = 10_000;

export type Progress = Reply<'report/progress'>;
interface Asked {
  progress?: Progress;
  /** Asking again can't help. */
  failure?: CallFailure;
}

/**
 * RPT-02: asks until the document is there. Failures are asked again at growing distances; nothing is asked while the
 * page is hidden (SPEC-D11).
 */
export function useProgress(progressReportId: string): Asked {
  const [asked, setAsked] = useState<Asked>({});
  useEffect(() => {
    setAsked({});
    return poll(progressReportId, setAsked);
  }, [progressReportId]);
  return asked;
}

function poll(progressReportId: string, tell: (asked: Asked) => void): () => void {
  const leave = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOver = false;
  let isAsking = false;

  async function ask(): Promise<void> {
    if (document.hidden || isOver || isAsking) return;
    isAsking = true;
    const result = await call('report/progress', { progress_report_id: progressReportId }, leave.signal).catch(
      () => null,
    );
    isAsking = false;
    if (!result || leave.signal.aborted) return;
    if (result.ok) tell({ progress: result.value });
    else if (!result.failure.retryable) tell({ failure: result.failure });
    failures = result.ok ? 0 : failures + 1;
    isOver = result.ok ? result.value.completed : !result.failure.retryable;
    if (!isOver) timer = setTimeout(ask, Math.min(pollMs * 2 ** failures, longestMs));
  }
  const onVisibility = () => {
    clearTimeout(timer);
    void ask();
  };
  void ask();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    leave.abort();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
