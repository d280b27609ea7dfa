import { LRUCache } from 'lru-cache';
import type { Registry } from './registry';
import type { Revision } from './state';

const lookMs = 250;
const maxRevisions = 200;

/**
 * The revision in use, at hand without waiting: looked for again four times a second, and at once after a command of
 * this edge.
 */
export interface Current {
  get(): Revision;
  refresh(): Promise<void>;
  /** An earlier revision, for reports of pages that began with it. */
  at(number: number): Promise<Revision | undefined>;
  stop(): void;
}

export async function followRegistry(registry: Registry): Promise<Current> {
  let now = await registry.latest();
  const kept = new LRUCache<number, Revision>({ max: maxRevisions });
  async function refresh(): Promise<void> {
    if ((await registry.latestNumber()) !== now.number) now = await registry.latest();
  }
  const timer = setInterval(() => void refresh().catch(() => undefined), lookMs);
  timer.unref();

  return {
    get: () => now,
    refresh,
    async at(number) {
      if (number === now.number) return now;
      const found = kept.get(number) ?? (await registry.revision(number));
      if (found) kept.set(number, found);
      return found;
    },
    stop: () => clearInterval(timer),
  };
}
