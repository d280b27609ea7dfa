import { frozenUntil, parseFreezes } from './freezes';

const text = (given: string, now: string) => {
  const end = frozenUntil(parseFreezes(given), Date.parse(now));
  return end === undefined ? undefined : new Date(end).toISOString();
};
const weekend = 'Fri 16:00/Mon 08:00';
const holidays = '2026-12-20T00:00Z/2027-01-03T00:00Z';

// 2026-12-04 is a Friday
test.each([
  [weekend, '2026-12-04T15:59:59Z', undefined],
  [weekend, '2026-12-04T16:00:00Z', '2026-12-07T08:00:00.000Z'],
  [weekend, '2026-12-06T03:00:30Z', '2026-12-07T08:00:00.000Z'],
  [weekend, '2026-12-07T08:00:00Z', undefined],
  ['Tue 12:00/Tue 13:00', '2026-12-08T12:30:00Z', '2026-12-08T13:00:00.000Z'],
  ['Tue 12:00/Tue 13:00', '2026-12-09T12:30:00Z', undefined],
  [holidays, '2026-12-19T23:59:59Z', undefined],
  [holidays, '2026-12-25T12:00:00Z', '2027-01-03T00:00:00.000Z'],
  [holidays, '2027-01-03T00:00:00Z', undefined],
  [`${weekend}, ${holidays}`, '2026-12-20T12:00:00Z', '2027-01-03T00:00:00.000Z'],
  ['', '2026-12-25T12:00:00Z', undefined],
])('%s at %s ends at %s', (given, now, end) => expect(text(given, now)).toBe(end));

test.each(['Fri', 'Fri 16:00', 'Foo 16:00/Mon 08:00', '2026-12-20/2026-12-19', 'x/y'])('%s is refused', (given) =>
  expect(() => parseFreezes(given)).toThrow(`FREEZES: "${given}" is no time. Write `),
);
