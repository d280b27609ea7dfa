import type { RenderJob } from './messages';

/** What a new process draws first: the pages of the releases that were prepared last. */
const maxPrepared = 15;

interface Prepared {
  job: RenderJob;
  /** Undefined: it was tried in vain. */
  drawn: Promise<boolean> | undefined;
}

/**
 * The pages that the threads know. Each is drawn once: who asks for one that is under way waits for that very drawing,
 * and one that failed is drawn again when it is next asked for. `draw` says whether it succeeded, and never rejects.
 */
export function createPrepared(draw: (jobs: RenderJob[]) => Promise<boolean>) {
  const pages = new Map<string, Prepared>();

  function begin(jobs: RenderJob[]): Promise<boolean> {
    const drawn = draw(jobs);
    for (const job of jobs) pages.set(keyOf(job), { job, drawn });
    for (const oldest of [...pages.keys()].slice(0, -maxPrepared)) pages.delete(oldest);
    return drawn.then((isDrawn) => {
      if (!isDrawn) for (const page of pages.values()) if (page.drawn === drawn) page.drawn = undefined;
      return isDrawn;
    });
  }

  return {
    /** Resolves when these pages are drawn, or could not be. */
    async prepare(jobs: RenderJob[]): Promise<void> {
      const underWay = jobs.map((job) => pages.get(keyOf(job))?.drawn);
      const unknown = jobs.filter((_job, index) => !underWay[index]);
      await Promise.all([...underWay, unknown.length > 0 && begin(unknown)]);
    },
    /** For a process that has just begun. */
    prepareAll: (): Promise<boolean> => begin([...pages.values()].map(({ job }) => job)),
  };
}

/** A kind of page, drawn from these releases. */
const keyOf = ({ page, shell, remotes }: RenderJob) =>
  [page, shell, ...Object.values(remotes).map(({ dir }) => dir)].join(' ');
