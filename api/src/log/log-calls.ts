import { defineCall } from '../call';

/** Reports of pages are capped by the schema, written as JSON (so nothing in them can pass for a line of the log), and rationed by address. */
export const logCalls = [
  defineCall('log/error', async ({ log, shop, now, address }, report) => {
    if (mayReport(address, now)) log.warn({ page_error: report, shop: shop.webstore_name }, 'page error');
    return {};
  }),
];

const perMinute = 20;
const counts = new Map<string, number>();
let minute = 0;

function mayReport(address: string, now: number): boolean {
  if (Math.floor(now / 60) !== minute) {
    minute = Math.floor(now / 60);
    counts.clear();
  }
  const count = (counts.get(address) ?? 0) + 1;
  counts.set(address, count);
  return count <= perMinute;
}
