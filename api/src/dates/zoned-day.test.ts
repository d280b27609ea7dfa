import { dayIn, endOfDay } from '@bookfront/shared/format/zoned-day';
import moment from 'moment-timezone';
import { dayEnd } from './dates';

it.each([
  ['2026-07-01', 'America/Los_Angeles'],
  ['2026-11-01', 'America/Los_Angeles'],
  ['2027-03-14', 'America/Los_Angeles'],
  ['2026-11-01', 'America/Toronto'],
  ['2026-04-05', 'Australia/Lord_Howe'],
  ['2026-10-25', 'Europe/London'],
  ['2028-02-29', 'Pacific/Auckland'],
  ['2026-03-29', 'America/Scoresbysund'],
])('the end of %s in %s is its last second by the shop’s clock [REG-20]', (day, zone) => {
  const end = endOfDay(day, zone);
  expect(end).toBe(dayEnd(moment.tz(day, zone).unix(), zone));
  expect(dayIn(end ?? 0, zone)).toBe(day);
  expect(dayIn((end ?? 0) + 1, zone)).not.toBe(day);
});

it.each(['', 'tomorrow', '2026-7-1', '20260701'])('%p is not a valid day', (text) =>
  expect(endOfDay(text, 'America/Toronto')).toBeUndefined(),
);
