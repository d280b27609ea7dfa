import type { Rendered, RenderJob, RenderOutcome, ThemeJob, ToThread } from '../messages';
import { releaseOf, releaseOfPage, reportRendered } from '../report';
import { startCpuTimeout } from './cpu-timeout';
import { type Answer, createQueue, type Queue, type QueuedJob } from './queue';
import { createReleaseBreaker, type ReleaseBreaker } from './release-breaker';
import { createThreads, type Threads, type ThreadsOptions } from './threads';

export interface PoolOptions extends Partial<ThreadsOptions> {
  file: string;
  /** How long a visitor waits at most, time in the queue included. */
  softMs?: number;
  /** A thread that works longer on one page is ended and replaced. */
  hardMs?: number;
  onReport?: (release: string, outcome: RenderOutcome, detail?: string) => void;
}
type Limits = Required<Pick<PoolOptions, 'softMs' | 'hardMs' | 'onReport'>>;

/** Rendering threads. `render` never rejects: undefined means that the page goes out without markup. */
export function createPool({ softMs = 150, hardMs = 1000, onReport = () => {}, ...options }: PoolOptions) {
  const queue = createQueue();
  const breaker = createReleaseBreaker(onReport);
  const threads = createThreads(
    { size: 2, prepareMs: 8_000, warmUps: 20, heapMb: 96, onReady: () => {}, onReport, ...options },
    queue,
    breaker,
  );
  return {
    render: createRender(queue, threads, breaker, { softMs, hardMs, onReport }),
    theme: (job: ThemeJob) => drawTheme(queue, threads, job),
    prepare: threads.prepare,
    close: threads.close,
  };
}
export type Pool = ReturnType<typeof createPool>;

function createRender(queue: Queue, threads: Threads, breaker: ReleaseBreaker, { softMs, hardMs, onReport }: Limits) {
  return (job: RenderJob): Promise<Rendered | undefined> => {
    if (threads.readyCount() === 0 || queue.isFull()) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const message: ToThread = { kind: 'render', job: breaker.withoutBroken(job), repeat: 1 };
      const queued: QueuedJob = { message, done };
      const timer = setTimeout(onSoftLimit, softMs);
      queue.add(queued);
      threads.wake();

      function done(answer: Answer): void {
        clearTimeout(timer);
        if (answer.kind === 'rendered') reportRendered(job, answer.rendered, onReport);
        if (answer.kind === 'failed') onReport(releaseOf(job.shell), 'errors', answer.error);
        resolve(answer.kind === 'rendered' ? answer.rendered : undefined);
      }
      function onSoftLimit(): void {
        resolve(undefined);
        onReport(releaseOfPage(job), 'soft');
        if (!queue.remove(queued)) endIfStillBusy(message);
      }
    });
  };

  /** Counts the time in the thread alone, without the time in the queue. */
  function endIfStillBusy(message: ToThread): void {
    const thread = threads.doing(message);
    if (thread)
      startCpuTimeout(
        hardMs - (performance.now() - thread.since),
        () => thread.isDoing(message) && breaker.terminate(thread, 1),
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
