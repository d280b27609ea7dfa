/** Runs a task in its turn. */
export type InTurn = <T>(task: () => Promise<T>) => Promise<T>;

/** At most `atOnce` tasks run at a time and `waiting` more wait for their turn; beyond that it throws `refusal()`. */
export function createTurns(atOnce: number, waiting: number, refusal: () => Error): InTurn {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (task) => {
    if (running < atOnce) running++;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw refusal();
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
