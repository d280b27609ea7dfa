import type { Db } from '../database/open';
import { write } from '../database/write';
import { addViews } from './event-repository';

export interface EventViews {
  /** Counts a view of each event by its row id; returns before the count is written. */
  add: (ids: readonly number[]) => void;
  /** Writes the counts to the database. */
  flush: () => Promise<void>;
}

const flushMs = 5000;
const flushEvents = 500;

/** SPEC-D16: collects views in memory and writes them together, after five seconds or five hundred events. */
export function createEventViews(db: Db, failed: (error: unknown) => void): EventViews {
  let counts = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const batch = counts;
    counts = new Map();
    if (batch.size > 0) await write(db, (tx) => addViews(tx, batch));
  };
  const flushLater = () => void flush().catch(failed);
  return {
    flush,
    add(ids) {
      for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
      if (counts.size >= flushEvents) flushLater();
      else timer ??= setTimeout(flushLater, flushMs).unref();
    },
  };
}
