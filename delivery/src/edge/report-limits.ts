import { networkOf } from '@bookfront/shared/http';
import { LRUCache } from 'lru-cache';
import { isLoopback } from '../http/local';

const maxReports = 40;
const maxEvents = 400;
const maxFromAddress = 600;
const minuteMs = 60_000;
const maxTracked = 50_000;

/** Limits how much one page load and one address may report. Forgets the oldest page loads first. */
export function createReportLimits(now: () => number = Date.now) {
  const loads = new LRUCache<string, { reports: number; events: number }>({ max: maxTracked });
  let addresses = new Map<string, number>();
  let since = now();

  return {
    /** False: the address sent too many reports. This machine itself has no limit. */
    admits(address: string): boolean {
      if (isLoopback(address)) return true;
      if (now() - since > minuteMs) {
        addresses = new Map();
        since = now();
      }
      const network = networkOf(address);
      const sent = (addresses.get(network) ?? 0) + 1;
      if (sent > 1 || addresses.size < maxTracked) addresses.set(network, sent);
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
