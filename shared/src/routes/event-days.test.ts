import { addMonths, daysIn, eventsFilter, isDay, lastDay, monthBefore, weekdayOf } from './event-days';

it.each([
  ['202312', 1, '202401'],
  ['202401', -1, '202312'],
  ['202401', -13, '202212'],
])('%s and %i months is %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected);
});

it.each([
  ['20240331', '20240229'],
  ['20230301', '20230201'],
  ['20240115', '20231215'],
])('a month before %s is %s', (day, expected) => {
  expect(monthBefore(day)).toBe(expected);
});

it('knows the days of each month, also in leap years', () => {
  expect([daysIn('202402'), daysIn('202302'), lastDay('202404')]).toEqual([29, 28, '20240430']);
});

it('counts weekdays from Sunday, also over a change of clocks', () => {
  expect(['20240310', '20241103', '20241104'].map(weekdayOf)).toEqual([0, 0, 1]);
});

it.each([
  ['20240229', true],
  ['20230229', false],
  ['20241301', false],
  ['abcdefgh', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

it.each([
  [undefined, { is: 'all' }],
  ['20240229', { is: 'day', day: '20240229' }],
  ['20240231', { is: 'nothing' }],
  ['123', { is: 'event', id: '123' }],
  ['abc', { is: 'event', id: 'abc' }],
  ['x'.repeat(65), { is: 'nothing' }],
])('/events/%s is read as %j: 8 characters are always a day [GAP-36]', (value, expected) => {
  expect(eventsFilter(value)).toEqual(expected);
});
