import type { FromThread, Outcome, Rendered, RenderJob, ThemeJob, ToThread } from './messages';
import { releaseOf, releaseOfPage, tellRendered } from './report';
import { createStrikes } from './strikes';
import { startThread, type Thread } from './thread';

export interface PoolOptions {
  /** render-worker.cjs */
  file: string;
  size?: number;
  /** No visitor waits longer, queue included. */
  softMs?: number;
  /** A thread still busy then is ended and replaced. */
  hardMs?: number;
  /** For one page of a new thread: loading and a cold start cost far more than a render. */
  prepareMs?: number;
  heapMb?: number;
  onReport?: (release: string, outcome: Outcome, detail?: string) => void;
  onReady?: (threads: number) => void;
}
type Answer = FromThread | { kind: 'lost' };
interface Waiting {
  message: ToThread;
  done: (answer: Answer) => void;
}

const mostWaiting = 32;
const preparingRenders = 20;
const respawnMs = 20;

/** Rendering threads. `render` never rejects: undefined means "send the page without markup". */
export function createPool({
  file,
  size = 2,
  softMs = 150,
  hardMs = 1000,
  prepareMs = 8_000,
  heapMb = 96,
  onReport = () => {},
  onReady = () => {},
}: PoolOptions) {
  const threads = new Set<Thread>();
  const queue: Waiting[] = [];
  const prepared = new Map<string, RenderJob>();
  const strikes = createStrikes();
  let closed = false;

  async function spawn(): Promise<void> {
    if (closed) return;
    const thread = startThread(file, heapMb, () => {
      threads.delete(thread);
      tellReady();
      setTimeout(spawn, respawnMs);
    });
    threads.add(thread);
    await prepareThread(thread);
  }

  /** Every thread renders one page of each kind before a visitor meets it. A release that hangs here is out at once. */
  async function prepareThread(thread: Thread): Promise<void> {
    for (const job of [...prepared.values()]) {
      const timer = setTimeout(() => lose(thread, strikes.most), prepareMs);
      const answer = await thread.ask({ kind: 'render', job: admitted(job), repeat: preparingRenders });
      clearTimeout(timer);
      if (answer.kind === 'lost') return lost(thread, strikes.most);
      if (answer.kind === 'failed') prepared.delete(job.page);
    }
    thread.ready = true;
    tellReady();
    take(thread);
  }

  function take(thread: Thread): void {
    const next = thread.ready && !thread.busy ? queue.shift() : undefined;
    if (!next) return;
    void thread.ask(next.message).then((answer) => {
      if (answer.kind === 'lost') lost(thread, 1);
      next.done(answer);
      take(thread);
    });
  }

  /** Ends a thread that hangs. */
  function lose(thread: Thread, count: number): void {
    blame(thread, count);
    thread.end();
  }
  /** The thread ended by itself: out of memory, most likely. */
  function lost(thread: Thread, count: number): void {
    thread.ready = false;
    if (!thread.ended) blame(thread, count);
  }
  function blame(thread: Thread, count: number): void {
    const dir = thread.suspect();
    if (!dir || closed) return;
    strikes.add(dir, count);
    onReport(releaseOf(dir), 'hard');
  }

  /** The job without the releases that are out. */
  function admitted(job: RenderJob): RenderJob {
    return { ...job, remotes: Object.fromEntries(Object.entries(job.remotes).filter(([, { dir }]) => !strikes.isOut(dir))) };
  }

  function render(job: RenderJob): Promise<Rendered | undefined> {
    if (readyCount() === 0 || queue.length >= mostWaiting) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const message: ToThread = { kind: 'render', job: admitted(job), repeat: 1 };
      const waiting: Waiting = { message, done };
      const timer = setTimeout(tooSlow, softMs);
      queue.push(waiting);
      wake();

      function done(answer: Answer): void {
        clearTimeout(timer);
        if (answer.kind === 'rendered') tellRendered(job, answer.rendered, onReport);
        if (answer.kind === 'failed') onReport(releaseOf(job.shell), 'errors', answer.error);
        resolve(answer.kind === 'rendered' ? answer.rendered : undefined);
      }
      function tooSlow(): void {
        resolve(undefined);
        onReport(releaseOfPage(job), 'soft');
        const place = queue.indexOf(waiting);
        if (place >= 0) queue.splice(place, 1);
        else endIfStillBusy(message);
      }
    });
  }
  function endIfStillBusy(message: ToThread): void {
    const thread = [...threads].find((candidate) => candidate.isDoing(message));
    if (thread) setTimeout(() => thread.isDoing(message) && lose(thread, 1), hardMs - softMs);
  }

  async function theme(job: ThemeJob): Promise<string> {
    const answer = await new Promise<Answer>((done) => {
      queue.unshift({ message: { kind: 'theme', job }, done });
      wake();
    });
    return answer.kind === 'themed' ? answer.css : '';
  }

  /** Renders these pages on every thread: at first on all at once, later on one after the other. New threads do it before they open; the first call starts them. */
  async function prepare(jobs: RenderJob[]): Promise<void> {
    const isFirst = prepared.size === 0;
    for (const job of jobs) prepared.set(job.page, job);
    if (threads.size === 0) return startThreads();
    const idle = [...threads].filter((thread) => thread.ready && !thread.busy);
    if (isFirst) await Promise.all(idle.map(reopen));
    else for (const thread of idle) await reopen(thread);
  }
  async function startThreads(): Promise<void> {
    await Promise.all(Array.from({ length: size }, spawn));
  }
  function reopen(thread: Thread): Promise<void> {
    thread.ready = false;
    return prepareThread(thread);
  }

  const wake = () =>
    [...threads]
      .filter((thread) => thread.ready && !thread.busy)
      .slice(0, 1)
      .forEach(take);
  const readyCount = () => [...threads].filter((thread) => thread.ready).length;
  const tellReady = () => onReady(readyCount());

  function close(): void {
    closed = true;
    for (const thread of threads) thread.end();
  }

  return { render, theme, prepare, close };
}
export type Pool = ReturnType<typeof createPool>;
