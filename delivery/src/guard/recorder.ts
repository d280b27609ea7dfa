import { withoutQueries } from '@bookfront/shared/format/web-address';
import type { ReportEvent } from '@bookfront/shared/schemas';
import { LRUCache } from 'lru-cache';
import type { Current } from '../registry/current';
import type { SourcePositions } from '../releases/source-positions';
import { createObservationBuffer } from './observation-buffer';
import type { ObservationStore } from './observation-store';
import { assignmentOf, newObservations, observationsOf } from './observations';
import type { PageLoad } from './page-token';

const flushMs = 500;
const maxHungLoads = 50_000;

/** Collects what pages report and writes it twice a second, so that a page view doesn't cost a write of its own. */
export function createRecorder(store: ObservationStore, current: Current, positions: Pick<SourcePositions, 'inText'>) {
  const buffer = createObservationBuffer(store);
  const isFirstHang = createHungLoads();
  const timer = setInterval(() => void buffer.flush().catch(() => undefined), flushMs);
  timer.unref();

  function recordEvent(event: ReportEvent): void {
    const { release, kind } = event;
    buffer.count(release, 'name' in event ? event.name : kind);
    if ('message' in event)
      buffer.addFault({ release, kind, message: positions.inText(withoutQueries(event.message)), count: 1 });
  }

  return {
    flush: buffer.flush,
    /** Records that a page was sent, which expects its own package and the shell to mount. */
    served(page: Pick<PageLoad, 'arms' | 'visitorKey' | 'remote' | 'network'>): void {
      const open = newObservations(page, current.get().state, Date.now(), {});
      const isExpected = (name: string) => name === page.remote || name === 'shell';
      buffer.record(
        open.map((observation) =>
          isExpected(observation.name) ? { ...observation, flags: { expected: true } } : observation,
        ),
      );
    },
    /**
     * Records once, for both arms of each rollout, that a page hung before it was interactive. `releases`: the canaries
     * of that page load, as 'mf_item@2.0.0'.
     */
    hung(page: PageLoad, releases: string[]): void {
      if (!isFirstHang(page)) return;
      buffer.record(newObservations(page, current.get().state, Date.now(), { unloaded: true }));
      for (const release of releases)
        buffer.addFault({ release, kind: 'died', message: 'a page hung before it came alive', count: 1 });
    },
    async reported(page: PageLoad, events: ReportEvent[]): Promise<void> {
      const revision = await current.at(page.revision);
      if (!revision) return;
      for (const event of events) if (assignmentOf(event.release, page, revision.state)) recordEvent(event);
      buffer.record(observationsOf(page, revision.state, events, Date.now()));
    },
    async ordered(visitorKey: string): Promise<void> {
      await buffer.flush();
      await store.setFlag(visitorKey, 'ordered');
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await buffer.flush();
    },
  };
}
export type Recorder = ReturnType<typeof createRecorder>;

/** True the first time that a page load is recorded as hung. */
function createHungLoads() {
  const loads = new LRUCache<string, true>({ max: maxHungLoads });
  return ({ load }: PageLoad): boolean => {
    if (loads.has(load)) return false;
    loads.set(load, true);
    return true;
  };
}
