import type { RenderJob, RenderOutcome, ToThread } from '../messages';
import { releaseOf, reportFailures } from '../report';
import { startCpuTimeout } from './cpu-timeout';
import type { Queue } from './queue';
import type { ReleaseBreaker } from './release-breaker';
import { startThread, type Thread } from './thread';

export interface ThreadsOptions {
  /** render-worker.cjs */
  file: string;
  size: number;
  /** Time limit for one page of a new thread: loading and a cold start cost far more than a render. */
  prepareMs: number;
  /** How often a new thread renders each kind of page before it takes visitors: code that has run often is fast. */
  warmUps: number;
  heapMb: number;
  onReady: (threads: number) => void;
  /** Called with what fails while a thread is prepared. */
  onReport: (release: string, outcome: RenderOutcome, detail?: string) => void;
}

const respawnMs = 20;

/** Threads that take jobs from `queue`. Replaces one that exits. */
export function createThreads(
  { file, size, prepareMs, warmUps, heapMb, onReady, onReport }: ThreadsOptions,
  queue: Queue,
  breaker: ReleaseBreaker,
) {
  const threads = new Set<Thread>();
  const jobs = new Map<string, RenderJob>();
  let closed = false;

  async function spawn(): Promise<void> {
    if (closed) return;
    const thread = startThread(file, heapMb, () => {
      threads.delete(thread);
      reportReady();
      setTimeout(spawn, respawnMs);
    });
    threads.add(thread);
    await open(thread);
  }

  async function open(thread: Thread): Promise<void> {
    if (!(await prepareThread(thread, jobs, { prepareMs, warmUps, breaker, onReport }))) return;
    reportReady();
    take(thread);
  }

  function take(thread: Thread): void {
    const next = thread.ready && !thread.busy ? queue.next() : undefined;
    if (!next) return;
    void thread.ask(next.message).then((answer) => {
      if (answer.kind === 'exited') breaker.exited(thread, 1);
      next.done(answer);
      take(thread);
    });
  }

  const idle = () => [...threads].filter((thread) => thread.ready && !thread.busy);
  const readyCount = () => [...threads].filter((thread) => thread.ready).length;
  const reportReady = () => onReady(readyCount());

  return {
    readyCount,
    /** Call when a job was added to the queue. */
    wake: (): void => idle().slice(0, 1).forEach(take),
    doing: (message: ToThread): Thread | undefined => [...threads].find((thread) => thread.isDoing(message)),
    /**
     * Renders these pages on every thread: the first time on all at once, later on one after the other. The first call
     * starts the threads; each new one renders them before it takes jobs.
     */
    async prepare(more: RenderJob[]): Promise<void> {
      const isFirst = jobs.size === 0;
      for (const job of more) jobs.set(job.page, job);
      if (threads.size === 0) await Promise.all(Array.from({ length: size }, spawn));
      else if (isFirst) await Promise.all(idle().map(open));
      else for (const thread of idle()) await open(thread);
    },
    close(): void {
      closed = true;
      for (const thread of threads) thread.end();
    },
  };
}
export type Threads = ReturnType<typeof createThreads>;

/**
 * Renders one page of each kind before the thread gets a visitor's; a release that hangs here is left out immediately.
 * False: the thread exited.
 */
async function prepareThread(
  thread: Thread,
  jobs: Map<string, RenderJob>,
  {
    prepareMs,
    warmUps,
    breaker,
    onReport,
  }: Pick<ThreadsOptions, 'prepareMs' | 'warmUps' | 'onReport'> & { breaker: ReleaseBreaker },
): Promise<boolean> {
  thread.ready = false;
  for (const job of [...jobs.values()]) {
    const cancel = startCpuTimeout(prepareMs, () => breaker.terminate(thread, breaker.maxFailures));
    const answer = await thread.ask({ kind: 'render', job: breaker.withoutBroken(job), repeat: warmUps });
    cancel();
    if (answer.kind === 'exited') {
      breaker.exited(thread, breaker.maxFailures);
      return false;
    }
    if (answer.kind === 'rendered') reportFailures(job, answer.rendered, onReport);
    if (answer.kind === 'failed') {
      onReport(releaseOf(job.shell), 'errors', answer.error);
      jobs.delete(job.page);
    }
  }
  thread.ready = true;
  return true;
}
