/** @jest-environment jsdom */
import { answerCalls, buildEvent, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCalendar } from '../testing/build-widgets';
import { EventList } from './event-list';
import { EventsCalendar } from './events-calendar';

const six = Array.from({ length: 6 }, (_, i) =>
  buildEvent({ id: String(i), first_day: '20231120', last_day: '20231120' }),
);

test('the calendar lists the first three events beside its month [EVT-15]', () => {
  renderPage(<EventsCalendar calendar={buildCalendar({ rows: six })} />);
  const shown = screen.getAllByRole('article').map((card) => within(card).getByRole('link').getAttribute('href'));
  expect(shown).toEqual(['/events/0', '/events/1', '/events/2']);
  expect(screen.getByRole('link', { name: 'View all events' })).toHaveAttribute('href', '/events');
});

test('of the present month it lists what is to come', () => {
  const past = buildEvent({ id: 'p', first_day: '20231101', last_day: '20231101' });
  renderPage(<EventsCalendar calendar={buildCalendar({ rows: [past] })} />);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByText('No events in November 2023.')).toBeVisible();
});

test('another month is asked for alone and shown in place; the first comes back without a call [EVT-12]', async () => {
  const december = buildEvent({ id: 'd', first_day: '20231224', last_day: '20231224' });
  const made = answerCalls({
    'event/getList': { rows: [december], row_count: 1, from: '', to: '', today: '20231114' },
  });
  const { address } = renderPage(<EventsCalendar calendar={buildCalendar()} />);
  await userEvent.click(screen.getByRole('link', { name: 'Next month, December 2023' }));
  expect(await screen.findByRole('link', { name: 'Sunday, December 24, 2023: 1 event' })).toBeVisible();
  expect(made.map(({ payload: { from, to } }) => [from, to])).toEqual([['20231201', '20231231']]);
  expect(address()).toBe('/');
  await userEvent.click(screen.getByRole('link', { name: 'Previous month, November 2023' }));
  expect(screen.getByRole('link', { name: 'Tuesday, November 14, 2023: 1 event' })).toBeVisible();
  expect(made).toHaveLength(1);
});

test('a month that cannot be had says so and can be asked for again', async () => {
  answerCalls({ 'event/getList': { error: 'Closed.', code: 'validation' } });
  renderPage(<EventsCalendar calendar={buildCalendar()} />);
  await userEvent.click(screen.getByRole('link', { name: 'Next month, December 2023' }));
  expect(await screen.findByText('Closed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('no events are said to be none', () => {
  renderPage(<EventList events={[]} />);
  expect(screen.getByText(/No events are planned right now/)).toBeVisible();
});
