import { expect, test } from '@jest/globals';
import { clockText, openingTexts, todayText } from './hours-text';

test.each([
  [0, '12:00 AM'],
  [75, '1:15 AM'],
  [540, '9:00 AM'],
  [720, '12:00 PM'],
  [1020, '5:00 PM'],
  [1439, '11:59 PM'],
  [1440, '12:00 AM'],
])('%i minutes after midnight is %s [CON-07]', (minutes, text) => {
  expect(clockText(minutes)).toBe(text);
});

test.each([
  [[[540, 1020]], '9:00 AM to 5:00 PM'],
  [
    [
      [540, 720],
      [780, 1020],
    ],
    '9:00 AM to 12:00 PM, 1:00 PM to 5:00 PM',
  ],
  [[[-1, -1]], 'Closed'],
  [[[-1, 1020]], 'Closed'],
  [[[0, 0]], 'Closed'],
  [[], 'Closed'],
] as [[number, number][], string][])('%j is said as %s [CON-06] [CON-08] [CON-09]', (openings, text) => {
  expect(openingTexts(openings).join(', ')).toBe(text);
});

test.each([
  [{ is_open: true, until: 1020 }, 'Open until 5:00 PM'],
  [{ is_open: true, until: null }, 'Open now'],
  [{ is_open: false, until: 780 }, 'Closed now; opens at 1:00 PM'],
  [{ is_open: false, until: null }, 'Closed today'],
])('today %j is said as %s', (today, text) => {
  expect(todayText({ weekday: 1, ...today })).toBe(text);
});
