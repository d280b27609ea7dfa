import type { PageState } from '@bookfront/shared/contract';
import type { ReportEvent } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { afterLoad } from '../idle';

/** Queues release reports until the reporter is loaded. */
const queue: ReportEvent[] = [];
let report = (event: ReportEvent): void => {
  if (queue.length < limits.reportEvents) queue.push(event);
};

export const queueReport = (event: ReportEvent): void => report(event);

/** Loads the reporter once the page is loaded and idle, if the page has a token to report with. */
export function startReports(page: PageState): void {
  const { guard } = page;
  if (!guard) return;
  afterLoad(
    () => void import('./reporter').then(({ startReporter }) => flushTo(startReporter(page, guard))).catch(ignore),
  );
}

function flushTo(reporter: (event: ReportEvent) => void): void {
  report = reporter;
  for (const event of queue.splice(0)) report(event);
}
/** If the reporter fails to load, the page goes on without reports. */
const ignore = () => {};
