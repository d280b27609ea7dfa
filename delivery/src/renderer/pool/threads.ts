import type { RenderJob, ToThread } from '../messages';
import { afterWork } from './after-work';
import type { Blame } from './blame';
import type { Queue } from './queue';
import { startThread, type Thread } from './thread';

export interface ThreadsOptions {
  /** render-worker.cjs */
  file: string;
  size: number;
  /** For one page of a new thread: loading and a cold start cost far more than a render. */
  prepareMs: number;
  heapMb: number;
  onReady: (threads: number) => void;
}

const preparingRenders = 20;
const respawnMs = 20;

/** The threads that take jobs from `queue`; one that ends is replaced. */
export function createThreads({ file, size, prepareMs, heapMb, onReady }: ThreadsOptions, queue: Queue, blame: Blame) {
  const threads = new Set<Thread>();
  const prepared = new Map<string, RenderJob>();
  let closed = false;

  async function spawn(): Promise<void> {
    if (closed) return;
    const thread = startThread(file, heapMb, () => {
      threads.delete(thread);
      tellReady();
      setTimeout(spawn, respawnMs);
    });
    threads.add(thread);
    await open(thread);
  }

  /** Every thread renders one page of each kind before a visitor meets it. A release that hangs here is out at once. */
  async function open(thread: Thread): Promise<void> {
    thread.ready = false;
    for (const job of [...prepared.values()]) {
      const callOff = afterWork(prepareMs, () => blame.terminate(thread, blame.maxStrikes));
      const answer = await thread.ask({ kind: 'render', job: blame.admitted(job), repeat: preparingRenders });
      callOff();
      if (answer.kind === 'exited') return blame.exited(thread, blame.maxStrikes);
      if (answer.kind === 'failed') prepared.delete(job.page);
    }
    thread.ready = true;
    tellReady();
    take(thread);
  }

  function take(thread: Thread): void {
    const next = thread.ready && !thread.busy ? queue.next() : undefined;
    if (!next) return;
    void thread.ask(next.message).then((answer) => {
      if (answer.kind === 'exited') blame.exited(thread, 1);
      next.done(answer);
      take(thread);
    });
  }

  const idle = () => [...threads].filter((thread) => thread.ready && !thread.busy);
  const readyCount = () => [...threads].filter((thread) => thread.ready).length;
  const tellReady = () => onReady(readyCount());

  return {
    readyCount,
    /** There is a new job. */
    wake: (): void => idle().slice(0, 1).forEach(take),
    doing: (message: ToThread): Thread | undefined => [...threads].find((thread) => thread.isDoing(message)),
    /**
     * Renders these pages on every thread: at first on all at once, later on one after the other. New threads do it
     * before they open; the first call starts them.
     */
    async prepare(jobs: RenderJob[]): Promise<void> {
      const isFirst = prepared.size === 0;
      for (const job of jobs) prepared.set(job.page, job);
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
