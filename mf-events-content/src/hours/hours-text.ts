import type { StoreRecord } from '@bookfront/shared/schemas';
import * as m from '#messages';

type Opening = [open: number, close: number];

/** CON-07: minutes after midnight as 'h:mm A', without Intl; 1440 is midnight again. */
export function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** CON-06, CON-08, CON-09: '9:00 AM to 5:00 PM', both of a divided day, or 'Closed'. */
export function openingTexts(openings: Opening[]): string[] {
  const open = openings.filter(([from, to]) => from !== -1 && to !== -1 && from !== to);
  return open.length > 0
    ? open.map(([from, to]) => m.from_to({ from: clockText(from), to: clockText(to) }))
    : [m.closed()];
}

/** 'Open until 5:00 PM', 'Closed now; opens at 1:00 PM', 'Closed today'. */
export function todayText({ is_open, until }: StoreRecord['today']): string {
  if (is_open) return until === null ? m.open_now() : m.open_until({ time: clockText(until) });
  return until === null ? m.closed_today() : m.opens_at({ time: clockText(until) });
}
