import type { RenderJob } from './messages';

/** How many pages, those prepared last, a new process renders first. */
const maxPrepared = 15;

interface Prepared {
  job: RenderJob;
  /** Undefined: rendering it failed. */
  rendering: Promise<boolean> | undefined;
}

/**
 * Remembers which pages the threads have rendered, so that each is rendered once: a caller who prepares one that is
 * being rendered waits for it, and one that failed is rendered again the next time. `render` resolves with whether it
 * succeeded, and never rejects.
 */
export function createPrepared(render: (jobs: RenderJob[]) => Promise<boolean>) {
  const pages = new Map<string, Prepared>();

  function begin(jobs: RenderJob[]): Promise<boolean> {
    const rendering = render(jobs);
    for (const job of jobs) pages.set(keyOf(job), { job, rendering });
    for (const oldest of [...pages.keys()].slice(0, -maxPrepared)) pages.delete(oldest);
    return rendering.then((isRendered) => {
      if (!isRendered) for (const page of pages.values()) if (page.rendering === rendering) page.rendering = undefined;
      return isRendered;
    });
  }

  return {
    /** Resolves when these pages are rendered or have failed. */
    async prepare(jobs: RenderJob[]): Promise<void> {
      const known = jobs.map((job) => pages.get(keyOf(job))?.rendering);
      const unknown = jobs.filter((_job, index) => !known[index]);
      await Promise.all([...known, unknown.length > 0 && begin(unknown)]);
    },
    /** Renders all of them again, for a new process. */
    prepareAll: (): Promise<boolean> => begin([...pages.values()].map(({ job }) => job)),
  };
}

/** A kind of page, rendered from these releases. */
const keyOf = ({ page, shell, remotes }: RenderJob) =>
  [page, shell, ...Object.values(remotes).map(({ dir }) => dir)].join(' ');
