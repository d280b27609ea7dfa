import { Worker } from 'node:worker_threads';
import type { FromThread, ToThread } from './messages';

/** One rendering thread, one job at a time. */
export interface Thread {
  /** 'lost': the thread ended before it answered. */
  ask(message: ToThread): Promise<FromThread | { kind: 'lost' }>;
  /** Folder of the release that was entered last in the running job. */
  suspect(): string | undefined;
  isDoing(message: ToThread): boolean;
  end(): void;
  busy: boolean;
  /** Prepared, and open for visitors' pages. */
  ready: boolean;
  /** Ended by the pool, not by a fault of its own. */
  ended: boolean;
}

export function startThread(file: string, heapMb: number, onEnd: () => void): Thread {
  const mark = new SharedArrayBuffer(4);
  const worker = new Worker(file, {
    workerData: { running: mark },
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 },
  });
  let current: ToThread | undefined;
  let settle: ((answer: FromThread | { kind: 'lost' }) => void) | undefined;
  worker.stdout.resume();
  worker.stderr.resume();
  worker.on('error', () => undefined); // 'exit' follows
  worker.on('message', (answer: FromThread) => finish(answer));
  worker.on('exit', () => {
    finish({ kind: 'lost' });
    onEnd();
  });

  function finish(answer: FromThread | { kind: 'lost' }): void {
    thread.busy = false;
    settle?.(answer);
    settle = undefined;
  }
  const thread: Thread = {
    busy: false,
    ready: false,
    ended: false,
    ask(message) {
      current = message;
      thread.busy = true;
      return new Promise((resolve) => {
        settle = resolve;
        worker.postMessage(message);
      });
    },
    suspect() {
      if (current?.kind !== 'render') return undefined;
      return Object.values(current.job.remotes)[Atomics.load(new Int32Array(mark), 0) - 1]?.dir;
    },
    isDoing: (message) => thread.busy && current === message,
    end() {
      thread.ended = true;
      void worker.terminate();
    },
  };
  return thread;
}
