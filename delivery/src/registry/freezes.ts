/** A time in which nothing new reaches shoppers: once (ms), or each week (minutes since Sunday 0:00 UTC). */
export type Freeze = { from: number; to: number; isWeekly: boolean };

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const minuteMs = 60_000;
const week = 7 * 24 * 60;

/**
 * Reads '2026-12-20T00:00Z/2027-01-03T00:00Z, Fri 16:00/Mon 08:00' (weekly ones in UTC). Throws an Error that names what
 * is wrong.
 */
export function parseFreezes(text: string): Freeze[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(parseFreeze);
}

function parseFreeze(part: string): Freeze {
  const [from = '', to = ''] = part.split('/');
  const weekly = [minuteOfWeek(from), minuteOfWeek(to)] as const;
  if (weekly[0] !== undefined && weekly[1] !== undefined) return { from: weekly[0], to: weekly[1], isWeekly: true };
  const once = [Date.parse(from), Date.parse(to)] as const;
  if (once[0] < once[1]) return { from: once[0], to: once[1], isWeekly: false };
  throw new Error(`FREEZES: "${part}" is no time. Write 2026-12-20T00:00Z/2027-01-03T00:00Z or Fri 16:00/Mon 08:00.`);
}

function minuteOfWeek(text: string): number | undefined {
  const [, day = '', hour, minute] = /^(\w{3}) (\d\d):(\d\d)$/.exec(text) ?? [];
  return days.includes(day) ? (days.indexOf(day) * 24 + Number(hour)) * 60 + Number(minute) : undefined;
}

/** When the freeze of now ends, in ms; undefined: there is none. */
export function frozenUntil(freezes: readonly Freeze[], now: number): number | undefined {
  const ends = freezes.flatMap((freeze) => endOf(freeze, now) ?? []);
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

function endOf({ from, to, isWeekly }: Freeze, now: number): number | undefined {
  if (!isWeekly) return from <= now && now < to ? to : undefined;
  const time = new Date(now);
  const at = (time.getUTCDay() * 24 + time.getUTCHours()) * 60 + time.getUTCMinutes();
  const isIn = from <= to ? from <= at && at < to : at >= from || at < to;
  const left = (to - at + week) % week;
  return isIn ? Math.floor(now / minuteMs) * minuteMs + left * minuteMs : undefined;
}
