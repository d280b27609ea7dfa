import { networkOf } from '@bookfront/shared/http';
import { LRUCache } from 'lru-cache';
import { isLoopback } from '../http/local';

const maxReports = 40;
const maxEvents = 400;
const maxFromAddress = 600;
const minuteMs = 60_000;
const maxKept = 50_000;

/** How much one page load and one address may report; the oldest page loads are forgotten first. */
export function createReportLimits(now: () => number = Date.now) {
  const loads = new LRUCache<string, { reports: number; events: number }>({ max: maxKept });
  let addresses = new Map<string, number>();
  let since = now();

  return {
    /** False: too many from there. This machine itself may send what it likes. */
    admits(address: string): boolean {
      if (isLoopback(address)) return true;
      if (now() - since > minuteMs) {
        addresses = new Map();
        since = now();
      }
      const network = networkOf(address);
      const sent = (addresses.get(network) ?? 0) + 1;
      if (sent > 1 || addresses.size < maxKept) addresses.set(network, sent);
      return sent <= maxFromAddress;
    },
    allows(load: string, events: number): boolean {
      const before = loads.get(load) ?? { reports: 0, events: 0 };
      const after = { reports: before.reports + 1, events: before.events + events };
      loads.set(load, after);
      return after.reports <= maxReports && after.events <= maxEvents;
    },
  };
}
