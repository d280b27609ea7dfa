import type { ResultListReply } from '@bookfront/shared/schemas';
import { tabStorage } from '@bookfront/shared/storage';

/**
 * What the api read from the last few lists, for this session. It reports this once, while shoppers come back to the
 * titles by filters, Back and reload.
 */
const key = 'browse_lists';
const maxLists = 5;
let justSearched = '';

export function storeListResult(outcome: ResultListReply): void {
  justSearched = outcome.id;
  const lists = [outcome, ...readListResults().filter(({ id }) => id !== outcome.id)].slice(0, maxLists);
  tabStorage.write(key, JSON.stringify(lists));
}

export const listResultOf = (id: string): ResultListReply | undefined =>
  readListResults().find((outcome) => outcome.id === id);

/** True once, right after the search that made the list: the shopper comes from there. */
export function isJustSearched(id: string): boolean {
  const isNew = justSearched === id;
  justSearched = '';
  return isNew;
}

function readListResults(): ResultListReply[] {
  const kept = tabStorage.readJson(key);
  return Array.isArray(kept) ? kept.filter(isListResult) : [];
}

/** An earlier release may have stored another shape. */
const isListResult = (kept: unknown): kept is ResultListReply =>
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
