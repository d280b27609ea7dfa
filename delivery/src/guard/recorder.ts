import type { ReportEvent } from '@bookfront/shared/schemas';
import { LRUCache } from 'lru-cache';
import type { Current } from '../registry/current';
import type { SourcePositions } from '../releases/source-positions';
import { assignmentOf, ballotsOf, openBallots } from './ballots';
import type { PageLoad } from './page-token';
import type { Fault, Tally, Vote, VoteStore } from './votes';

const flushMs = 500;
const maxWaiting = 20_000;
const maxDead = 50_000;
const hourMs = 3600_000;

/** Gathers what pages tell, and writes it down twice a second, so that a page view costs no write of its own. */
export function createRecorder(store: VoteStore, current: Current, positions: Pick<SourcePositions, 'inText'>) {
  let votes: Vote[] = [];
  let faults: Fault[] = [];
  const tallies = new Map<string, Tally>();
  /** Page loads that hung. */
  const dead = new LRUCache<string, true>({ max: maxDead });
  const timer = setInterval(() => void flush().catch(() => undefined), flushMs);
  timer.unref();

  async function flush(): Promise<void> {
    const [cast, failed, counted] = [votes, faults, [...tallies.values()]];
    [votes, faults] = [[], []];
    tallies.clear();
    if (cast.length) await store.cast(cast);
    if (counted.length || failed.length) await store.count(counted, failed);
  }
  function count(release: string, event: string): void {
    const hour = Math.floor(Date.now() / hourMs);
    const key = `${release} ${event} ${hour}`;
    const known = tallies.get(key);
    if (known) known.count += 1;
    else if (tallies.size < maxWaiting) tallies.set(key, { release, hour, event, count: 1 });
  }
  function cast(more: Vote[]): void {
    if (votes.length < maxWaiting) votes.push(...more);
  }

  function tell(fault: Fault): void {
    if (faults.length < maxWaiting) faults.push(fault);
  }
  /** False: the page's death has been recorded already. */
  function recordDeath({ load }: PageLoad): boolean {
    if (dead.has(load)) return false;
    dead.set(load, true);
    return true;
  }

  return {
    flush,
    /** A page went out: its own package is expected to mount. */
    served(page: Pick<PageLoad, 'arms' | 'voter' | 'remote'>): void {
      const open = openBallots(page, current.get().state, Date.now(), {});
      cast(
        open.map((vote) =>
          vote.name === page.remote || vote.name === 'shell' ? { ...vote, marks: { expected: true } } : vote,
        ),
      );
    },
    /**
     * The page of a load hung before it came alive: that counts once, on either side of what was on trial there.
     * `releases`: 'mf_item@2.0.0' of the canaries.
     */
    died(page: PageLoad, releases: string[]): void {
      if (!recordDeath(page)) return;
      cast(openBallots(page, current.get().state, Date.now(), { unloaded: true }));
      for (const release of releases)
        tell({ release, kind: 'died', message: 'a page hung before it came alive', count: 1 });
    },
    async reported(page: PageLoad, events: ReportEvent[]): Promise<void> {
      const revision = await current.at(page.revision);
      if (!revision) return;
      for (const event of events) {
        if (!assignmentOf(event.release, page, revision.state)) continue;
        count(event.release, 'name' in event ? event.name : event.kind);
        if ('message' in event)
          tell({
            release: event.release,
            kind: event.kind,
            message: positions.inText(withoutQueries(event.message)),
            count: 1,
          });
      }
      cast(ballotsOf(page, revision.state, events, Date.now()));
    },
    async ordered(voter: string): Promise<void> {
      await flush();
      await store.mark(voter, 'ordered');
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
export type Recorder = ReturnType<typeof createRecorder>;

/** Addresses may hold tokens. */
const withoutQueries = (text: string) => text.replace(/\?[^\s'")]*/g, '');
