import { limits, type StoreRecord, type StoreRecordInput } from '@bookfront/shared/schemas';
import moment from 'moment-timezone';

type Hours = StoreRecordInput['ws_hours'][number];
type Opening = readonly [number, number];

/** CON-10, CON-11, GAP-41: special hours from today to 30 days ahead that fall in this month or the next, in order. */
export function comingSingles(
  { singles }: Hours,
  now: number,
  zone: string,
): StoreRecord['ws_hours'][number]['singles'] {
  const today = moment.unix(now).tz(zone).startOf('day');
  const last = today.clone().add(limits.specialHoursDays, 'days');
  const months = [today.format('YYYYMM'), today.clone().startOf('month').add(1, 'month').format('YYYYMM')];
  return singles
    .map((single) => ({ single, day: dayOf(single, zone) }))
    .filter(
      ({ single, day }) => day.isValid() && months.includes(single.mon) && day.isBetween(today, last, 'day', '[]'),
    )
    .toSorted((a, b) => a.day.valueOf() - b.day.valueOf())
    .map(({ single, day }) => ({ ...single, day_text: day.format('dddd, MMMM D, YYYY') }));
}

const dayOf = ({ mon, day }: Hours['singles'][number], zone: string): moment.Moment =>
  moment.tz(`${mon}${String(day).padStart(2, '0')}`, 'YYYYMMDD', true, zone);

/**
 * Whether the shop is open now, in its own zone, and until when; if closed, when it next opens today. Hours after
 * midnight are entered under the next day.
 */
export function todayOf(hours: Hours | undefined, now: number, zone: string): StoreRecord['today'] {
  const at = moment.unix(now).tz(zone);
  const minute = at.hours() * 60 + at.minutes();
  const openings = (hours ? openingsOn(hours, at) : []).filter(isOpening).toSorted((a, b) => a[0] - b[0]);
  const current = openings.find(([open, close]) => open <= minute && minute < close);
  const next = openings.find(([open]) => open > minute);
  return {
    weekday: at.day(),
    is_open: current !== undefined,
    until: current ? closingAfter(current[1], openings) : (next?.[0] ?? null),
  };
}

/** A day's special hours replace those of its weekday. */
function openingsOn({ weekdays, singles }: Hours, at: moment.Moment): readonly Opening[] {
  const special = singles.find(({ mon, day }) => mon === at.format('YYYYMM') && day === at.date());
  return special ? special.range : (weekdays[at.day()] ?? []);
}

/** CON-08, CON-09 */
const isOpening = ([open, close]: Opening): boolean => open !== -1 && close !== -1 && open < close;

/** If other hours begin when these end, the shop stays open until those end. */
function closingAfter(close: number, openings: readonly Opening[]): number {
  const further = openings.find(([open, end]) => open <= close && end > close);
  return further ? closingAfter(further[1], openings) : close;
}
