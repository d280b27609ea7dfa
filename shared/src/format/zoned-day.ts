/** Calendar days of a shop's zone, for a browser in any other. Days are 'YYYY-MM-DD', moments are unix seconds. */

/** The day that a moment falls on in the zone. */
export const dayIn = (seconds: number, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    seconds * 1000,
  );

/** The last second of a day in the zone, also of days of 23 and 25 hours; undefined for what is no day. */
export function endOfDay(day: string, zone: string): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const asIfUtc = Date.UTC(Number(year), Number(month) - 1, Number(date), 23, 59, 59) / 1000;
  if (!Number.isFinite(asIfUtc)) return undefined;
  // the offset at the guess may be that of the other side of a change of clocks: the second look is at the moment
  // itself
  const guess = asIfUtc - offsetAt(asIfUtc, zone);
  return asIfUtc - offsetAt(guess, zone);
}

/** Seconds that the zone's clocks are ahead of UTC. */
function offsetAt(seconds: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(seconds * 1000);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown / 1000 - seconds;
}
