import type { Fault, Tally, Vote, VoteStore } from './votes';

const maxWaiting = 20_000;
const hourMs = 3600_000;

/** Holds votes, faults and counts until they are written together; what comes beyond the limit is left out. */
export function createVoteBuffer(store: VoteStore) {
  let votes: Vote[] = [];
  let faults: Fault[] = [];
  const tallies = new Map<string, Tally>();

  return {
    async flush(): Promise<void> {
      const [cast, failed, counted] = [votes, faults, [...tallies.values()]];
      [votes, faults] = [[], []];
      tallies.clear();
      if (cast.length) await store.cast(cast);
      if (counted.length || failed.length) await store.count(counted, failed);
    },
    cast(more: Vote[]): void {
      if (votes.length < maxWaiting) votes.push(...more);
    },
    count(release: string, event: string): void {
      const hour = Math.floor(Date.now() / hourMs);
      const key = `${release} ${event} ${hour}`;
      const known = tallies.get(key);
      if (known) known.count += 1;
      else if (tallies.size < maxWaiting) tallies.set(key, { release, hour, event, count: 1 });
    },
    addFault(fault: Fault): void {
      if (faults.length < maxWaiting) faults.push(fault);
    },
  };
}
