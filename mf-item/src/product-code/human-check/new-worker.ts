/** A file of its own, since only the bundler can tell where the worker's file will be. */
export const newWorker = (): Worker => new Worker(new URL('./work.ts', import.meta.url));
