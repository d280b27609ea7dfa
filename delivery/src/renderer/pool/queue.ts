import type { FromThread, ToThread } from '../messages';

export type Answer = FromThread | { kind: 'exited' };
export interface Waiting {
  message: ToThread;
  done: (answer: Answer) => void;
}

const maxWaiting = 32;

/** Jobs that no thread has taken yet. */
export function createQueue() {
  const waiting: Waiting[] = [];
  return {
    add: (job: Waiting): void => void waiting.push(job),
    addFirst: (job: Waiting): void => void waiting.unshift(job),
    next: (): Waiting | undefined => waiting.shift(),
    isFull: (): boolean => waiting.length >= maxWaiting,
    /** False: a thread has it already. */
    remove(job: Waiting): boolean {
      const index = waiting.indexOf(job);
      if (index >= 0) waiting.splice(index, 1);
      return index >= 0;
    },
  };
}
export type Queue = ReturnType<typeof createQueue>;
