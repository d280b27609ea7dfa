import { dayIn, endOfDay } from './zoned-day';

it.each([
  ['an ordinary day', '2026-07-01', '2026-07-02T06:59:59Z'],
  ['a day of 25 hours', '2026-11-01', '2026-11-02T07:59:59Z'],
  ['a day of 23 hours', '2027-03-14', '2027-03-15T06:59:59Z'],
])('%s ends with its last second in the shop’s zone [REG-20]', (_, day, end) => {
  expect(endOfDay(day, 'America/Los_Angeles')).toBe(Date.parse(end) / 1000);
  expect(dayIn(Date.parse(end) / 1000, 'America/Los_Angeles')).toBe(day);
});
