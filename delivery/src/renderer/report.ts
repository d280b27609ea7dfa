import type { Rendered, RenderJob, RenderOutcome } from './messages';

type Tell = (release: string, outcome: RenderOutcome, detail?: string) => void;

/** Counts what became of a page: its own release, and each part that was left out or broke. */
export function tellRendered(job: RenderJob, rendered: Rendered, tell: Tell): void {
  for (const { id, error } of rendered.skipped)
    tell(releaseOf(job.remotes[remoteOf(id)]?.dir ?? job.shell), 'skipped', error);
  for (const error of rendered.errors) tell(releaseOfPage(job), 'errors', error);
  if (!rendered.skipped.some(({ id }) => id === job.page)) tell(releaseOfPage(job), 'rendered');
}

/** '…/mf_item/1.4.0' -> 'mf_item@1.4.0' */
export const releaseOf = (dir: string) => dir.split(/[\\/]/).slice(-2).join('@');
export const releaseOfPage = (job: RenderJob) => releaseOf(job.remotes[remoteOf(job.page)]?.dir ?? job.shell);
const remoteOf = (id: string) => id.split('/')[0] ?? '';
