import { LRUCache } from 'lru-cache';
import type { Registry } from './registry';
import type { Revision } from './state';

const pollMs = 250;
const maxRevisions = 200;

/**
 * The registry's newest revision, available synchronously: refreshed four times a second, and at once after a command
 * of this edge.
 */
export interface Current {
  get(): Revision;
  refresh(): Promise<void>;
  /** An earlier revision, for reports of pages that were sent with it. */
  at(number: number): Promise<Revision | undefined>;
  stop(): void;
}

export async function followRegistry(registry: Registry): Promise<Current> {
  let now = await registry.latest();
  const cached = new LRUCache<number, Revision>({ max: maxRevisions });
  async function refresh(): Promise<void> {
    if ((await registry.latestNumber()) !== now.number) now = await registry.latest();
  }
  const timer = setInterval(() => void refresh().catch(() => undefined), pollMs);
  timer.unref();

  return {
    get: () => now,
    refresh,
    async at(number) {
      if (number === now.number) return now;
      const found = cached.get(number) ?? (await registry.revision(number));
      if (found) cached.set(number, found);
      return found;
    },
    stop: () => clearInterval(timer),
  };
}
