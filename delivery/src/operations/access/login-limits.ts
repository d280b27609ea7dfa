import { networkOf } from '@bookfront/shared/http';
import { LRUCache } from 'lru-cache';

const maxFailures = 10;
const windowMs = 10 * 60_000;
const maxTracked = 10_000;

/** Limits how many wrong tokens one network may try in ten minutes. */
export function createLoginLimits(now: () => number = () => Date.now()) {
  const failures = new LRUCache<string, { count: number; since: number }>({ max: maxTracked });

  function recentOf(address: string): { count: number; since: number } {
    const found = failures.get(networkOf(address));
    return found && now() - found.since < windowMs ? found : { count: 0, since: now() };
  }
  return {
    allows: (address: string): boolean => recentOf(address).count < maxFailures,
    failed(address: string): void {
      const { count, since } = recentOf(address);
      failures.set(networkOf(address), { count: count + 1, since });
    },
  };
}
