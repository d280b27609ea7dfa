import moment from 'moment-timezone';
import { readEvents } from './read-events';

const zone = 'America/Los_Angeles';
const at = (text: string, inZone = zone): number => moment.tz(text, inZone).unix();
const calendar = (...events: string[][]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');
const now = at('2026-11-30');
const ics = (...events: string[][]) => {
  const read = readEvents({ name: 'x.ics', text: calendar(...events) }, zone, now);
  if (typeof read === 'string') throw new Error(read);
  return read;
};
const json = (value: unknown) => readEvents({ name: 'x.json', text: JSON.stringify(value) }, zone, now);
const least = { uid: 'a', name: 'Reading', starts: '2026-12-05 19:00' };

describe('a file of events', () => {
  it('may be JSON with local times, times with an offset, and whole days', () => {
    expect(
      json([
        { ...least, ends: '2026-12-05T21:00', tickets: [{ name: 'Seat', price: 1500, seats: 40 }] },
        { ...least, starts: '2026-12-05T19:00Z' },
        { ...least, starts: '2026-03-08', ends: '2026-03-09' },
        { name: 'No uid', starts: '2026-12-05 19:00' },
      ]),
    ).toMatchObject([
      { kind: 'event', span: { starts: at('2026-12-05 19:00'), ends: at('2026-12-05 21:00'), isAllDay: false } },
      { kind: 'event', span: { starts: Date.UTC(2026, 11, 5, 19) / 1000 } },
      { kind: 'event', span: { starts: at('2026-03-08'), ends: at('2026-03-10'), isAllDay: true } },
      { kind: 'event', event: { uid: 'No uid 2026-12-05 19:00' } },
    ]);
  });

  it('may be a CSV table', () => {
    const csv =
      'Uid,Name,Starts,Location,Books,Ticket_name,Ticket_price,Ticket_seats\na,"Reading, late",2026-12-05 19:00,Here,9786800000011 9786800000028,Seat,$12.5,40\nb,Free,2026-12-06 19:00,,,,,5\nc,,2026-12-06,,,,,\nd,Dear,2026-12-06,,,Seat,much,5\n';
    expect(readEvents({ name: 'x.csv', text: csv }, zone, now)).toMatchObject([
      {
        event: {
          name: 'Reading, late',
          books: ['9786800000011', '9786800000028'],
          tickets: [{ name: 'Seat', price: 1250, seats: 40 }],
        },
      },
      { event: { tickets: [{ name: 'Ticket', price: 0, seats: 5 }] } },
      { kind: 'bad', place: 'row 4', reason: 'name: An event has a name.' },
      { kind: 'bad', place: 'row 5', reason: expect.stringContaining('tickets: 0: price') },
    ]);
  });

  it.each([
    [[{ ...least, ends: '2026-12-05 18:00' }], 'It ends before it begins.'],
    [[{ ...least, ends: '2029-12-05 18:00' }], 'It lasts longer than two years.'],
    [[{ ...least, starts: 'soon' }], "'soon' is no time."],
    [[{ ...least, starts: '2026-02-30' }], "'2026-02-30' is no time."],
    [[{ ...least, id: '20261205' }], 'id: An event’s id does not have eight characters'],
    [[{ ...least, image: 'javascript:alert(1)' }], 'image: A picture is a file'],
    [[{ ...least, wher: 'x' }], 'Unrecognized key'],
    [[7], 'expected object'],
  ])('reports a bad record with position and reason: %j [GAP-36]', (value, reason) =>
    expect(json(value)).toMatchObject([{ kind: 'bad', place: '[0]', reason: expect.stringContaining(reason) }]),
  );

  it.each([
    ['x.json', '{', 'This is not JSON.'],
    ['x.json', '{}', 'A JSON file of events is an array.'],
    ['x.csv', '"', 'This is no table'],
    ['x.ics', 'hello', 'This is no calendar'],
    ['x.ics', 'BEGIN:VCALENDAR', ''],
    ['x.txt', '', 'Events come in a file that ends with'],
    ['x.json', JSON.stringify(Array.from({ length: 20_001 }, () => 1)), 'It has more than 20000 events.'],
  ])('that is broken is refused entirely: %s %.20s', (name, text, reason) => {
    const read = readEvents({ name, text }, zone, now);
    expect(typeof read === 'string' ? read : 'read').toContain(reason === '' ? '' : reason);
  });
});

describe('a calendar', () => {
  const event = (...lines: string[]) => ['UID:a@x', 'SUMMARY:Reading\\, late', ...lines];
  it.each([
    ['UTC', ['DTSTART:20261205T190000Z', 'DTEND:20261205T210000Z'], '2026-12-05 11:00', '2026-12-05 13:00', false],
    [
      'a zone by name',
      ['DTSTART;TZID=America/Toronto:20261205T190000', 'DURATION:PT90M'],
      '2026-12-05 16:00',
      '2026-12-05 17:30',
      false,
    ],
    ['no zone', ['DTSTART:20261205T190000'], '2026-12-05 19:00', '2026-12-05 19:00', false],
    ['a whole day', ['DTSTART;VALUE=DATE:20260308'], '2026-03-08', '2026-03-09', true],
    ['whole days', ['DTSTART;VALUE=DATE:20261031', 'DTEND;VALUE=DATE:20261103'], '2026-10-31', '2026-11-03', true],
  ])('has times in %s', (_, lines, starts, ends, isAllDay) =>
    expect(ics(event(...lines))).toMatchObject([
      {
        kind: 'event',
        event: { uid: 'a@x', name: 'Reading, late' },
        span: { starts: at(starts), ends: at(ends), isAllDay },
      },
    ]),
  );

  it('expands a recurring event into its occurrences, across clock changes, without excluded and with moved ones', () => {
    const entries = ics(
      event(
        'DTSTART;TZID=America/Los_Angeles:20261025T190000',
        'DTEND;TZID=America/Los_Angeles:20261025T200000',
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE;TZID=America/Los_Angeles:20261108T190000',
      ),
      [
        'UID:a@x',
        'SUMMARY:Moved',
        'RECURRENCE-ID;TZID=America/Los_Angeles:20261101T190000',
        'DTSTART;TZID=America/Los_Angeles:20261102T180000',
        'DTEND;TZID=America/Los_Angeles:20261102T190000',
      ],
    );
    expect(entries).toMatchObject([
      { event: { uid: 'a@x/2026-10-25T19:00:00', name: 'Reading, late' }, span: { starts: at('2026-10-25 19:00') } },
      { event: { uid: 'a@x/2026-11-01T19:00:00', name: 'Moved' }, span: { starts: at('2026-11-02 18:00') } },
      { event: { uid: 'a@x/2026-11-15T19:00:00' }, span: { starts: at('2026-11-15 19:00') } },
    ]);
  });

  it('limits an endless recurrence, and says up to when it was taken', () => {
    const entries = ics(event('DTSTART:20261205T190000Z', 'RRULE:FREQ=DAILY'));
    expect(entries.filter(({ kind }) => kind === 'event')).toHaveLength(400);
    expect(entries.at(-1)).toMatchObject({
      kind: 'cut',
      place: 'event 1 (a@x)',
      reason: expect.stringContaining('taken up to 2028-01-08'),
    });
  });

  it('takes of an event that began years ago what is near, not what is long past', () => {
    const entries = ics(event('DTSTART:20150106T190000Z', 'RRULE:FREQ=WEEKLY;UNTIL=20270105T190000Z'));
    const starts = entries.flatMap((entry) => (entry.kind === 'event' ? [entry.span.starts] : []));
    expect(starts[0]).toBe(Date.UTC(2026, 8, 29, 19) / 1000);
    expect(starts.at(-1)).toBe(Date.UTC(2027, 0, 5, 19) / 1000);
    expect(entries.every(({ kind }) => kind === 'event')).toBe(true);
  });

  it.each(['FREQ=SECONDLY', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30,31'])(
    'refuses a rule that would never end: %s',
    (rule) => expect(ics(event('DTSTART:20261205T190000Z', `RRULE:${rule}`))).toMatchObject([{ kind: 'bad' }]),
  );

  it('reports cancelled events, and events without a time or uid; markup in texts stays text [GAP-55]', () => {
    expect(
      ics(
        event('DTSTART:20261205T190000Z', 'STATUS:CANCELLED'),
        event(),
        ['SUMMARY:x', 'DTSTART:20261205T190000Z'],
        event('DTSTART:20261205T190000Z', 'DESCRIPTION:<script>x()</script>'),
        event('DTSTART:garbage'),
      ),
    ).toMatchObject([
      { kind: 'cancelled', uid: 'a@x' },
      { kind: 'bad', place: 'event 2 (a@x)', reason: 'It has no DTSTART.' },
      { kind: 'bad', place: 'event 3', reason: 'It has no UID.' },
      { event: { description: '<p>&lt;script&gt;x()&lt;/script&gt;</p>' } },
      { kind: 'bad' },
    ]);
  });
});
