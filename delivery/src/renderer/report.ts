import type { Rendered, RenderJob, RenderOutcome } from './messages';

type OnReport = (release: string, outcome: RenderOutcome, detail?: string) => void;

/** Reports the outcome of a page: of its own release, and of each part that was skipped or threw. */
export function reportRendered(job: RenderJob, rendered: Rendered, onReport: OnReport): void {
  reportFailures(job, rendered, onReport);
  if (!rendered.skipped.some(({ id }) => id === job.page)) onReport(releaseOfPage(job), 'rendered');
}

export function reportFailures(job: RenderJob, rendered: Rendered, onReport: OnReport): void {
  for (const { id, error } of rendered.skipped)
    onReport(releaseOf(job.remotes[remoteOf(id)]?.dir ?? job.shell), 'skipped', error);
  for (const error of rendered.errors) onReport(releaseOfPage(job), 'errors', error);
}

/** '…/mf_item/1.4.0' -> 'mf_item@1.4.0' */
export const releaseOf = (dir: string) => dir.split(/[\\/]/).slice(-2).join('@');
export const releaseOfPage = (job: RenderJob) => releaseOf(job.remotes[remoteOf(job.page)]?.dir ?? job.shell);
const remoteOf = (id: string) => id.split('/')[0] ?? '';
