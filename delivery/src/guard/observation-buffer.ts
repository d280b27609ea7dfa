import type { Fault, Observation, ObservationStore, Tally } from './observation-store';

const maxBuffered = 20_000;
const hourMs = 3600_000;

/** Buffers observations, faults and counts so that they are written together. Drops what exceeds the limit. */
export function createObservationBuffer(store: ObservationStore) {
  let observations: Observation[] = [];
  let faults: Fault[] = [];
  const tallies = new Map<string, Tally>();

  return {
    async flush(): Promise<void> {
      const [recorded, failed, counted] = [observations, faults, [...tallies.values()]];
      [observations, faults] = [[], []];
      tallies.clear();
      if (recorded.length) await store.record(recorded);
      if (counted.length || failed.length) await store.count(counted, failed);
    },
    record(more: Observation[]): void {
      if (observations.length < maxBuffered) observations.push(...more);
    },
    count(release: string, event: string): void {
      const hour = Math.floor(Date.now() / hourMs);
      const key = `${release} ${event} ${hour}`;
      const known = tallies.get(key);
      if (known) known.count += 1;
      else if (tallies.size < maxBuffered) tallies.set(key, { release, hour, event, count: 1 });
    },
    addFault(fault: Fault): void {
      if (faults.length < maxBuffered) faults.push(fault);
    },
  };
}
