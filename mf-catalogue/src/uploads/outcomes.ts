import type { ResultListReply } from '@bookfront/shared/schemas';
import { tabStorage } from '@bookfront/shared/storage';

/**
 * What was read of the last few lists, for this session: the api tells it once, shoppers come back to the titles by
 * filters, Back and reload.
 */
const key = 'browse_lists';
const maxLists = 5;
let arrived = '';

export function rememberOutcome(outcome: ResultListReply): void {
  arrived = outcome.id;
  const lists = [outcome, ...readOutcomes().filter(({ id }) => id !== outcome.id)].slice(0, maxLists);
  tabStorage.write(key, JSON.stringify(lists));
}

export const outcomeOf = (id: string): ResultListReply | undefined =>
  readOutcomes().find((outcome) => outcome.id === id);

/** True once, right after the search that made the list: the shopper comes from there. */
export function isArrival(id: string): boolean {
  const isNew = arrived === id;
  arrived = '';
  return isNew;
}

function readOutcomes(): ResultListReply[] {
  const kept = tabStorage.readJson(key);
  return Array.isArray(kept) ? kept.filter(isOutcome) : [];
}

/** An earlier release may have kept another shape. */
const isOutcome = (kept: unknown): kept is ResultListReply =>
  isRecord(kept) &&
  typeof kept.id === 'string' &&
  [kept.isbns, kept.matched, kept.failed_count].every(Number.isInteger) &&
  Array.isArray(kept.failed) &&
  kept.failed.every(isFailedRow) &&
  (kept.missing === undefined ||
    (Array.isArray(kept.missing) && kept.missing.every((isbn) => typeof isbn === 'string')));

const isFailedRow = (row: unknown) =>
  isRecord(row) && Number.isInteger(row.line) && [row.text, row.reason].every((text) => typeof text === 'string');
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
