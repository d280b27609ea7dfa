import moment from 'moment-timezone';
import { monthBack, monthGrid, timesOf } from './event-times';

const zone = 'America/Los_Angeles';
const at = (text: string): number => moment.tz(text, zone).unix();
const times = (starts: string, ends: string, isAllDay = false, now = at('2026-01-01')) =>
  timesOf({ starts: at(starts), ends: at(ends), isAllDay }, zone, now);

describe('the times of an event', () => {
  it.each<[string, string, boolean, string, string, string]>([
    [
      '2026-12-05 19:00',
      '2026-12-05 21:00',
      false,
      '20261205-20261205',
      'Saturday, December 5, 2026',
      '7:00 PM to 9:00 PM PST',
    ],
    ['2026-07-05 19:00', '2026-07-05 19:00', false, '20260705-20260705', 'Sunday, July 5, 2026', '7:00 PM PDT'],
    [
      '2026-12-05 22:00',
      '2026-12-06 00:00',
      false,
      '20261205-20261205',
      'Saturday, December 5, 2026',
      '10:00 PM to 12:00 AM PST',
    ],
    [
      '2026-12-05 22:00',
      '2026-12-06 00:01',
      false,
      '20261205-20261206',
      'Saturday, December 5, 2026 to Sunday, December 6, 2026',
      '10:00 PM to 12:01 AM PST',
    ],
    ['2026-12-05', '2026-12-06', true, '20261205-20261205', 'Saturday, December 5, 2026', ''],
    [
      '2026-12-05',
      '2026-12-08',
      true,
      '20261205-20261207',
      'Saturday, December 5, 2026 to Monday, December 7, 2026',
      '',
    ],
    // one hour is skipped in spring and repeated in autumn
    [
      '2026-03-08 01:30',
      '2026-03-08 03:30',
      false,
      '20260308-20260308',
      'Sunday, March 8, 2026',
      '1:30 AM PST to 3:30 AM PDT',
    ],
    [
      '2026-11-01 00:30',
      '2026-11-01 03:00',
      false,
      '20261101-20261101',
      'Sunday, November 1, 2026',
      '12:30 AM PDT to 3:00 AM PST',
    ],
    ['2026-03-08', '2026-03-09', true, '20260308-20260308', 'Sunday, March 8, 2026', ''],
    ['2026-11-01', '2026-11-02', true, '20261101-20261101', 'Sunday, November 1, 2026', ''],
  ])('are days and texts in the shop’s zone: %s to %s [EVT-06] [EVT-07]', (starts, ends, isAllDay, days, day, time) => {
    const event = times(starts, ends, isAllDay);
    expect([`${event.first_day}-${event.last_day}`, event.day_text, event.time_text]).toEqual([days, day, time]);
  });

  it('call British Columbia’s time Pacific Time, whatever the time-zone data calls it [EVT-06]', () => {
    const here = 'America/Vancouver';
    const starts = moment.tz('2026-12-05 19:00', here).unix();
    const { time_text } = timesOf({ starts, ends: starts + 7200, isAllDay: false }, here, starts);
    expect(time_text).toMatch(/^7:00 PM to 9:00 PM (PT|PST)$/);
  });

  it('are past when the event has ended [EVT-02]', () => {
    const past = (now: string) => times('2026-05-20 19:00', '2026-05-20 21:00', false, at(now)).is_past;
    expect([past('2026-05-20 20:59'), past('2026-05-20 21:00')]).toEqual([false, true]);
  });
});

describe('the calendar', () => {
  it.each([
    ['2026-02-10', '20260201', '20260228'],
    ['2026-05-20', '20260426', '20260606'],
    ['2026-11-15', '20261101', '20261205'],
    ['2026-03-31', '20260301', '20260404'],
  ])('of %s has whole weeks from Sunday [EVT-17]', (day, from, to) =>
    expect(monthGrid(at(`${day} 12:00`), zone)).toMatchObject({ from, to, today: day.replaceAll('-', '') }),
  );
  it('begins one month back [EVT-14]', () => {
    expect(monthBack(at('2026-03-31 12:00'), zone)).toBe('20260228');
    expect(monthBack(at('2026-05-20 23:59'), zone)).toBe('20260420');
  });
});
