import type { Rendered, RenderJob, RenderOutcome, ThemeJob, ToThread } from '../messages';
import { releaseOf, releaseOfPage, tellRendered } from '../report';
import { afterWork } from './after-work';
import { type Blame, createBlame } from './blame';
import { type Answer, createQueue, type Queue, type Waiting } from './queue';
import { createThreads, type Threads, type ThreadsOptions } from './threads';

export interface PoolOptions extends Partial<ThreadsOptions> {
  file: string;
  /** No visitor waits longer, queue included. */
  softMs?: number;
  /** A thread still busy with one page then is ended and replaced. */
  hardMs?: number;
  onReport?: (release: string, outcome: RenderOutcome, detail?: string) => void;
}
type Limits = Required<Pick<PoolOptions, 'softMs' | 'hardMs' | 'onReport'>>;

/** Rendering threads. `render` never rejects: undefined means "send the page without markup". */
export function createPool({ softMs = 150, hardMs = 1000, onReport = () => {}, ...options }: PoolOptions) {
  const queue = createQueue();
  const blame = createBlame(onReport);
  const threads = createThreads({ size: 2, prepareMs: 8_000, heapMb: 96, onReady: () => {}, ...options }, queue, blame);
  return {
    render: createRender(queue, threads, blame, { softMs, hardMs, onReport }),
    theme: (job: ThemeJob) => drawTheme(queue, threads, job),
    prepare: threads.prepare,
    close: threads.close,
  };
}
export type Pool = ReturnType<typeof createPool>;

function createRender(queue: Queue, threads: Threads, blame: Blame, { softMs, hardMs, onReport }: Limits) {
  return (job: RenderJob): Promise<Rendered | undefined> => {
    if (threads.readyCount() === 0 || queue.isFull()) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const message: ToThread = { kind: 'render', job: blame.admitted(job), repeat: 1 };
      const waiting: Waiting = { message, done };
      const timer = setTimeout(tooSlow, softMs);
      queue.add(waiting);
      threads.wake();

      function done(answer: Answer): void {
        clearTimeout(timer);
        if (answer.kind === 'rendered') tellRendered(job, answer.rendered, onReport);
        if (answer.kind === 'failed') onReport(releaseOf(job.shell), 'errors', answer.error);
        resolve(answer.kind === 'rendered' ? answer.rendered : undefined);
      }
      function tooSlow(): void {
        resolve(undefined);
        onReport(releaseOfPage(job), 'soft');
        if (!queue.remove(waiting)) endIfStillBusy(message);
      }
    });
  };

  /** By the time in the thread: a page may have waited long for it. */
  function endIfStillBusy(message: ToThread): void {
    const thread = threads.doing(message);
    if (thread)
      afterWork(
        hardMs - (performance.now() - thread.since),
        () => thread.isDoing(message) && blame.terminate(thread, 1),
      );
  }
}

async function drawTheme(queue: Queue, threads: Threads, job: ThemeJob): Promise<string> {
  const answer = await new Promise<Answer>((done) => {
    queue.addFirst({ message: { kind: 'theme', job }, done });
    threads.wake();
  });
  return answer.kind === 'themed' ? answer.css : '';
}
