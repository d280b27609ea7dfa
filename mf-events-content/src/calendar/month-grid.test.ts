import { expect, test } from '@jest/globals';
import { coversDay, dayText, monthText, weeksOf } from './month-grid';

const on = (first_day: string, last_day = first_day) => ({ first_day, last_day });

test('the weeks of a month begin on Sunday, and no day is lost or doubled over a change of clocks [EVT-17]', () => {
  for (const month of ['202403', '202411', '202402', '202609']) {
    const weeks = weeksOf(month, []);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    const dates = weeks.flat().flatMap((cell) => (cell ? [cell.date] : []));
    expect(dates).toEqual(dates.map((_, i) => i + 1));
  }
  // March 2024 began on a Friday
  expect(weeksOf('202403', [])[0]?.map((cell) => cell?.date)).toEqual([...Array(5), 1, 2]);
});

test.each([
  [0, 0, false],
  [3, 3, false],
  [4, 3, true],
])('a day with %i events shows %i dots, and a plus: %s [EVT-16]', (count, dots, hasMore) => {
  const cells = weeksOf(
    '202403',
    Array.from({ length: count }, () => on('20240305')),
  ).flat();
  expect(cells.find((cell) => cell?.date === 5)).toMatchObject({ count, dots, hasMore });
});

test('an event of several days is on each of them, over the end of a month too [EVT-04]', () => {
  const fair = on('20240230', '20240302');
  expect(['20240229', '20240301', '20240302', '20240303'].map((day) => coversDay(fair, day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('months and days are named without asking the browser for its language or zone [EVT-06]', () => {
  expect(monthText('202411')).toBe('November 2024');
  expect(dayText('20241103')).toBe('Sunday, November 3, 2024');
});
