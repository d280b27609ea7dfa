import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CoverWidth } from '@bookfront/shared/format';
import type { Drawer } from './cover-store';
import type { CoverTitle } from './draw-cover';

export interface CoverJob {
  id: number;
  title: CoverTitle | undefined;
  width: CoverWidth;
}
export interface CoverAnswer {
  id: number;
  picture?: Uint8Array;
  error?: string;
}

const idleMs = 8000;
interface Waiting {
  resolve: (picture: Buffer) => void;
  reject: (error: Error) => void;
}

/**
 * Draws in a worker thread, since loading fonts and shaping glyphs would block other calls. An idle thread ends, which
 * frees its memory.
 */
export function threadDrawer(): Drawer {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const rest = () => {
    idle = setTimeout(() => {
      void thread?.terminate();
      thread = undefined;
    }, idleMs).unref();
  };
  return (title, width) => {
    clearTimeout(idle);
    thread ??= startThread(waiting, () => {
      thread = undefined;
    });
    const id = ++lastId;
    const drawn = new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject }));
    thread.postMessage({ id, title, width } satisfies CoverJob);
    return drawn.finally(() => {
      if (waiting.size === 0) rest();
    });
  };
}

function startThread(waiting: Map<number, Waiting>, gone: () => void): Worker {
  const thread = new Worker(join(__dirname, 'cover-thread.cjs'), {
    resourceLimits: { maxOldGenerationSizeMb: 72, maxYoungGenerationSizeMb: 8 },
  });
  thread.unref();
  thread.on('message', ({ id, picture, error }: CoverAnswer) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (picture) one?.resolve(Buffer.from(picture));
    else one?.reject(new Error(error));
  });
  thread.on('error', (error) => {
    gone();
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  });
  return thread;
}
