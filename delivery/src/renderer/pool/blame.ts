import type { RenderJob, RenderOutcome } from '../messages';
import { releaseOf } from '../report';
import { createStrikes } from './strikes';
import type { Thread } from './thread';

/** Counts a thread that hung or exited against the release that ran in it, and leaves out releases with too many. */
export function createBlame(onReport: (release: string, outcome: RenderOutcome) => void) {
  const strikes = createStrikes();

  function blame(thread: Thread, count: number): void {
    const dir = thread.suspect();
    if (!dir) return;
    strikes.add(dir, count);
    onReport(releaseOf(dir), 'hard');
  }
  return {
    /** So many strikes that a release is out at once. */
    maxStrikes: strikes.max,
    /** Terminates a thread that hangs. */
    terminate(thread: Thread, count: number): void {
      blame(thread, count);
      thread.end();
    },
    /** The thread ended by itself, probably out of memory. */
    exited(thread: Thread, count: number): void {
      thread.ready = false;
      if (!thread.ended) blame(thread, count);
    },
    /** The job without the releases that are out. */
    admitted: (job: RenderJob): RenderJob => ({
      ...job,
      remotes: Object.fromEntries(Object.entries(job.remotes).filter(([, { dir }]) => !strikes.isOut(dir))),
    }),
  };
}
export type Blame = ReturnType<typeof createBlame>;
