import type { ResultListReply } from '@bookfront/shared/schemas';

/** What was read of the last few lists, for this session: the api tells it once, shoppers come back to the titles by filters, Back and reload. */
const key = 'browse_lists';
const most = 5;
let arrived = '';

export function rememberOutcome(outcome: ResultListReply): void {
  arrived = outcome.id;
  const lists = [outcome, ...readOutcomes().filter(({ id }) => id !== outcome.id)].slice(0, most);
  try {
    sessionStorage.setItem(key, JSON.stringify(lists));
  } catch {
    // no room, or none allowed: the titles are shown without it
  }
}

export const outcomeOf = (id: string): ResultListReply | undefined => readOutcomes().find((outcome) => outcome.id === id);

/** True once, right after the search that made the list: the shopper comes from there. */
export function isArrival(id: string): boolean {
  const isNew = arrived === id;
  arrived = '';
  return isNew;
}

function readOutcomes(): ResultListReply[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
