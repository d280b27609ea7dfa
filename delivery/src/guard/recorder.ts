import type { ReportEvent } from '@bookfront/shared/schemas';
import { LRUCache } from 'lru-cache';
import type { Current } from '../registry/current';
import type { SourcePositions } from '../releases/source-positions';
import { assignmentOf, ballotsOf, openBallots } from './ballots';
import type { PageLoad } from './page-token';
import { createVoteBuffer } from './vote-buffer';
import type { VoteStore } from './votes';

const flushMs = 500;
const maxHung = 50_000;

/** Gathers what pages report, and writes it down twice a second, so that a page view costs no write of its own. */
export function createRecorder(store: VoteStore, current: Current, positions: Pick<SourcePositions, 'inText'>) {
  const buffer = createVoteBuffer(store);
  /** Page loads that hung. */
  const hung = new LRUCache<string, true>({ max: maxHung });
  const timer = setInterval(() => void buffer.flush().catch(() => undefined), flushMs);
  timer.unref();

  /** False: it has been recorded already that the page hung. */
  function recordHung({ load }: PageLoad): boolean {
    if (hung.has(load)) return false;
    hung.set(load, true);
    return true;
  }
  function recordEvent(event: ReportEvent): void {
    const { release, kind } = event;
    buffer.count(release, 'name' in event ? event.name : kind);
    if ('message' in event)
      buffer.addFault({ release, kind, message: positions.inText(withoutQueries(event.message)), count: 1 });
  }

  return {
    flush: buffer.flush,
    /** A page went out: its own package is expected to mount. */
    served(page: Pick<PageLoad, 'arms' | 'voter' | 'remote'>): void {
      const open = openBallots(page, current.get().state, Date.now(), {});
      const isExpected = (name: string) => name === page.remote || name === 'shell';
      buffer.cast(open.map((vote) => (isExpected(vote.name) ? { ...vote, marks: { expected: true } } : vote)));
    },
    /**
     * The page of a load hung before it came alive: that counts once, on either side of what was on trial there.
     * `releases`: 'mf_item@2.0.0' of the canaries.
     */
    died(page: PageLoad, releases: string[]): void {
      if (!recordHung(page)) return;
      buffer.cast(openBallots(page, current.get().state, Date.now(), { unloaded: true }));
      for (const release of releases)
        buffer.addFault({ release, kind: 'died', message: 'a page hung before it came alive', count: 1 });
    },
    async reported(page: PageLoad, events: ReportEvent[]): Promise<void> {
      const revision = await current.at(page.revision);
      if (!revision) return;
      for (const event of events) if (assignmentOf(event.release, page, revision.state)) recordEvent(event);
      buffer.cast(ballotsOf(page, revision.state, events, Date.now()));
    },
    async ordered(voter: string): Promise<void> {
      await buffer.flush();
      await store.mark(voter, 'ordered');
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await buffer.flush();
    },
  };
}
export type Recorder = ReturnType<typeof createRecorder>;

/** Addresses may hold tokens. */
const withoutQueries = (text: string) => text.replace(/\?[^\s'")]*/g, '');
