import type { PageState } from '@bookfront/shared/contract';
import type { ReportEvent } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { afterLoad } from '../idle';

/** What the page has to tell of its releases; kept here until the reporter has come. */
const waiting: ReportEvent[] = [];
let tell = (event: ReportEvent): void => {
  if (waiting.length < limits.reportEvents) waiting.push(event);
};

export const queueReport = (event: ReportEvent): void => tell(event);

/** The reporter comes once the page is loaded and quiet. A page that may not report never asks for it. */
export function startGuard(page: PageState): void {
  const { guard } = page;
  if (!guard) return;
  afterLoad(
    () => void import('./reporter').then(({ startReporter }) => begin(startReporter(page, guard))).catch(leaveOut),
  );
}

function begin(reporter: (event: ReportEvent) => void): void {
  tell = reporter;
  for (const event of waiting.splice(0)) tell(event);
}
/** The reporter did not come, nor will another: the shopper's page goes on without it. */
const leaveOut = () => {};
