import type { RenderJob, RenderOutcome } from '../messages';
import { releaseOf } from '../report';
import type { Thread } from './thread';

const maxFailures = 3;
const failureLifeMs = 10 * 60_000;

/**
 * A circuit breaker for each release: one whose code hung or broke its thread three times within ten minutes is left
 * out of jobs until these failures expire.
 */
export function createReleaseBreaker(onReport: (release: string, outcome: RenderOutcome) => void) {
  const failures = createFailureLog();

  function countFailure(thread: Thread, count: number): void {
    const dir = thread.suspect();
    if (!dir) return;
    failures.add(dir, count);
    onReport(releaseOf(dir), 'hard');
  }
  return {
    /** Failures at which a release is left out immediately. */
    maxFailures,
    /** Terminates a thread that hangs. */
    terminate(thread: Thread, count: number): void {
      countFailure(thread, count);
      thread.end();
    },
    /** The thread exited by itself, probably out of memory. */
    exited(thread: Thread, count: number): void {
      thread.ready = false;
      if (!thread.ended) countFailure(thread, count);
    },
    /** The job without releases whose breaker is open. */
    withoutBroken: (job: RenderJob): RenderJob => ({
      ...job,
      remotes: Object.fromEntries(Object.entries(job.remotes).filter(([, { dir }]) => !failures.isOpen(dir))),
    }),
  };
}
export type ReleaseBreaker = ReturnType<typeof createReleaseBreaker>;

function createFailureLog() {
  const times = new Map<string, number[]>();
  const recent = (dir: string) => (times.get(dir) ?? []).filter((time) => Date.now() - time < failureLifeMs);
  return {
    add: (dir: string, count: number): void =>
      void times.set(dir, [...recent(dir), ...Array<number>(count).fill(Date.now())]),
    isOpen: (dir: string): boolean => recent(dir).length >= maxFailures,
  };
}
