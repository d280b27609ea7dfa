import { Worker } from 'node:worker_threads';
import type { FromThread, ToThread } from '../messages';

/** One rendering thread, one job at a time. */
export interface Thread {
  /** 'exited': the thread ended before it answered. */
  ask(message: ToThread): Promise<FromThread | { kind: 'exited' }>;
  /** Folder of the release that the running job entered last. */
  suspect(): string | undefined;
  isDoing(message: ToThread): boolean;
  end(): void;
  busy: boolean;
  /** When the running job started (`performance.now()`). */
  since: number;
  /** Whether it is prepared and takes visitors' pages. */
  ready: boolean;
  /** Whether the pool ended it. */
  ended: boolean;
}

export function startThread(file: string, heapMb: number, onEnd: () => void): Thread {
  const mark = new SharedArrayBuffer(4);
  const worker = startWorker(file, heapMb, mark);
  const thread = createThread(worker, mark);
  worker.on('exit', onEnd);
  return thread;
}

/** Listens before the pool does, so that a lost job is answered before its thread is replaced. */
function createThread(worker: Worker, mark: SharedArrayBuffer): Thread {
  let current: ToThread | undefined;
  let settle: ((answer: FromThread | { kind: 'exited' }) => void) | undefined;
  worker.on('message', (answer: FromThread) => finish(answer)).on('exit', () => finish({ kind: 'exited' }));

  function finish(answer: FromThread | { kind: 'exited' }): void {
    thread.busy = false;
    settle?.(answer);
    settle = undefined;
  }
  const thread: Thread = {
    busy: false,
    since: 0,
    ready: false,
    ended: false,
    ask(message) {
      current = message;
      thread.busy = true;
      thread.since = performance.now();
      return new Promise((resolve) => {
        settle = resolve;
        worker.postMessage(message);
      });
    },
    suspect: () => suspectOf(current, mark),
    isDoing: (message) => thread.busy && current === message,
    end() {
      thread.ended = true;
      void worker.terminate();
    },
  };
  return thread;
}

/** The worker writes into `mark` which release it entered last. */
function startWorker(file: string, heapMb: number, mark: SharedArrayBuffer): Worker {
  const worker = new Worker(file, {
    workerData: { running: mark },
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 },
  });
  worker.stdout.resume();
  worker.stderr.resume();
  return worker.on('error', () => undefined); // 'exit' follows
}

function suspectOf(message: ToThread | undefined, mark: SharedArrayBuffer): string | undefined {
  if (message?.kind !== 'render') return undefined;
  return Object.values(message.job.remotes)[Atomics.load(new Int32Array(mark), 0) - 1]?.dir;
}
