import type { FromThread, ToThread } from '../messages';

export type Answer = FromThread | { kind: 'exited' };
export interface QueuedJob {
  message: ToThread;
  done: (answer: Answer) => void;
}

const maxQueued = 32;

/** Jobs that no thread has taken yet. */
export function createQueue() {
  const waiting: QueuedJob[] = [];
  return {
    add: (job: QueuedJob): void => void waiting.push(job),
    addFirst: (job: QueuedJob): void => void waiting.unshift(job),
    next: (): QueuedJob | undefined => waiting.shift(),
    isFull: (): boolean => waiting.length >= maxQueued,
    /** False: a thread has taken it already. */
    remove(job: QueuedJob): boolean {
      const index = waiting.indexOf(job);
      if (index >= 0) waiting.splice(index, 1);
      return index >= 0;
    },
  };
}
export type Queue = ReturnType<typeof createQueue>;
