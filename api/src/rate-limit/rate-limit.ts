/**
 * Counts by key per clock minute, in this process. `take` counts one and returns whether it is within the limit. `now`
 * in unix seconds.
 */
export interface RateLimit {
  take: (key: string, now: number) => boolean;
}

export function createRateLimit(perMinute: number): RateLimit {
  const counts = new Map<string, number>();
  let minute = 0;
  return {
    take(key, now) {
      if (Math.floor(now / 60) !== minute) {
        minute = Math.floor(now / 60);
        counts.clear();
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= perMinute;
    },
  };
}
