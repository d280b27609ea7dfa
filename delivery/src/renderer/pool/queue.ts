import type { FromThread, ToThread } from '../messages';

export type Answer = FromThread | { kind: 'lost' };
export interface Waiting {
  message: ToThread;
  done: (answer: Answer) => void;
}

const most = 32;

/** Jobs that no thread has taken yet. */
export function createQueue() {
  const waiting: Waiting[] = [];
  return {
    add: (job: Waiting): void => void waiting.push(job),
    addFirst: (job: Waiting): void => void waiting.unshift(job),
    next: (): Waiting | undefined => waiting.shift(),
    isFull: (): boolean => waiting.length >= most,
    /** False: a thread has it already. */
    remove(job: Waiting): boolean {
      const place = waiting.indexOf(job);
      if (place >= 0) waiting.splice(place, 1);
      return place >= 0;
    },
  };
}
export type Queue = ReturnType<typeof createQueue>;
