/** @jest-environment jsdom */
import type { ShopEvent } from '@bookfront/shared/schemas';
import {
  answerCalls,
  buildEvent,
  buildOffer,
  buildSettings,
  buildTitleCard,
  renderPage,
} from '@bookfront/shared/testing';
import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadBlocks } from '../blocks';
import { buildBlock, buildPageReply } from '../testing/build-widgets';
import { EventsPage } from './events-page';

beforeAll(() => loadBlocks(), 60_000);

const events = (count: number, over: (i: number) => Partial<ShopEvent> = () => ({})) =>
  Array.from({ length: count }, (_, i) =>
    buildEvent({ id: String(i + 1), info: { ...buildEvent().info, name: `Event ${i + 1}` }, ...over(i) }),
  );
const listed = (rows: ShopEvent[]) => ({ rows, row_count: rows.length, from: '', to: '', today: '20231114' });
const parts = {
  'mf_cart_checkout/CartControls': (props: object) => <p>Cart controls {JSON.stringify(props)}</p>,
};

function open(url: string, answers: Parameters<typeof answerCalls>[0] = {}, is_v1 = true) {
  const made = answerCalls({ 'event/getList': listed(events(5)), ...answers });
  const path = url.split('?')[0] === '/events' ? '/events' : '/events/:event_filter';
  return { made, ...renderPage(<EventsPage />, { url, path, parts, page: { settings: buildSettings({ is_v1 }) } }) };
}
const sidebar = () => screen.getByRole('complementary', { name: 'Calendar' });

test('/events lists what is to come, with days and times as the shop’s clock has them [EVT-01] [EVT-06] [EVT-07] [NAV-18]', async () => {
  open('/events');
  const event = await screen.findByRole('heading', { level: 2, name: 'Event 5' });
  const card = event.closest('article');
  expect(card).toHaveTextContent('Tuesday, November 14, 2023');
  expect(card).toHaveTextContent('7:00 PM to 9:00 PM PST');
  expect(within(event).getByRole('link')).toHaveAttribute('href', '/events/5');
});

test('the calendar asks from a month back, what is to come from today [EVT-14]', async () => {
  const { made } = open('/events');
  await screen.findByRole('heading', { level: 2, name: 'Event 1' });
  expect(made.map(({ payload: { from, to, limit } }) => [from, to, limit]).sort()).toEqual([
    ['20231014', '20231130', undefined],
    ['20231114', undefined, '12'],
  ]);
});

test('of five events to come the sidebar shows three, and leads to all [EVT-02] [EVT-03]', async () => {
  open('/events');
  expect(await within(sidebar()).findAllByRole('article')).toHaveLength(3);
  expect(within(sidebar()).getByRole('link', { name: 'View all events' })).toHaveAttribute('href', '/events');
});

test.each([
  ['begins in a later month', { first_day: '20240203', last_day: '20240203' }, 'February 2024', '20240201'],
  ['lasts today', { first_day: '20230901', last_day: '20231230' }, 'November 2023', '20231014'],
])('beside an event that %s the calendar shows that month [EVT-02]', async (_what, days, month, from) => {
  const [event] = events(1, () => days);
  const { made } = open('/events/1', { 'event/get': { event } });
  expect(await within(sidebar()).findByText(month)).toBeVisible();
  await waitFor(() => expect(made.map(({ payload }) => payload.from)).toContain(from));
});

test('arrows lead to the months beside, which are asked for alone [EVT-12]', async () => {
  const { made, address } = open('/events');
  await screen.findByRole('table', { name: 'November 2023' });
  expect(screen.getByRole('link', { name: 'Previous month, October 2023' })).toHaveAttribute(
    'href',
    '/events?month=202310',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Next month, December 2023' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Events in December 2023' })).toBeVisible();
  expect(address()).toBe('/events?month=202312');
  await waitFor(() => expect(made.at(-1)?.payload).toMatchObject({ from: '20231201', to: '20231231' }));
});

test('a day with events shows dots and leads to its page; the header begins with Sunday [EVT-13] [EVT-16] [EVT-17]', async () => {
  const { address } = open('/events');
  const day = await screen.findByRole('link', { name: 'Tuesday, November 14, 2023: 5 events' });
  expect(day.querySelectorAll('[data-dot]')).toHaveLength(3);
  expect(day).toHaveTextContent('14+');
  expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Sunday');
  await userEvent.click(day);
  expect(address()).toBe('/events/20231114');
});

test('a day inside an event of several days shows it, and none that is over [EVT-04]', async () => {
  const rows = events(2, (i) => (i === 0 ? { first_day: '20231110', last_day: '20231120' } : {}));
  open('/events/20231112', { 'event/getList': listed(rows) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sunday, November 12, 2023' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Event 1' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2, name: 'Event 2' })).not.toBeInTheDocument();
});

const full = buildEvent({
  id: '123',
  info: {
    ...buildEvent().info,
    img_path: '/images/stove.webp',
    book: [buildTitleCard({ title: 'Persuasion' })],
    ticket: [
      buildTitleCard({ eisbn: 'TICKET1', title: 'A seat', available: [buildOffer({ price: 1500 })] }),
      buildTitleCard({ eisbn: 'TICKET2', title: 'Standing', available: [buildOffer({ price: 0, list_price: 0 })] }),
    ],
  },
});

test('an event shows its name, description, picture, time, books and tickets [EVT-05] [EVT-08] [EVT-09] [EVT-10]', async () => {
  const { made, container } = open('/events/123', { 'event/get': { event: full } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Poems by the stove' })).toBeVisible();
  expect(screen.getByText('Bring one of your own, or listen.')).toBeVisible();
  expect(container.querySelector('img[src="/images/stove.webp"]')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Persuasion' })).toBeVisible();
  expect(screen.getByText('A seat')).toBeVisible();
  expect(screen.getByText('$15.00')).toBeVisible();
  expect(made.find(({ name }) => name === 'event/get')?.payload).toMatchObject({ event_id: '123' });
});

test('an amount of 0.00 is not shown [EVT-11] [GAP-41]', async () => {
  open('/events/123', { 'event/get': { event: full } });
  expect(await screen.findByText('Standing')).toBeVisible();
  expect(screen.queryByText('$0.00')).not.toBeInTheDocument();
});

test('a ticket goes into the cart by its eisbn [GAP-38]', async () => {
  open('/events/123', { 'event/get': { event: full } });
  expect(await screen.findByText(/Cart controls.*TICKET1/)).toBeVisible();
});

test('a past event sells no tickets', async () => {
  open('/events/123', { 'event/get': { event: { ...full, is_past: true } } });
  expect(await screen.findByText('This event is over.')).toBeVisible();
  expect(screen.queryByText(/Cart controls/)).not.toBeInTheDocument();
});

test('opening an event counts one view of it; a list counts none [GAP-39]', async () => {
  const { made } = open('/events/123', { 'event/get': { event: full } });
  await screen.findByRole('heading', { level: 1, name: 'Poems by the stove' });
  await waitFor(() => expect(made.filter(({ payload }) => payload.increment_views === '1')).toHaveLength(1));
  expect(made.find(({ payload }) => payload.increment_views)).toMatchObject({
    name: 'event/get',
    payload: { event_id: '123' },
  });
});

test('an event can be put into a reader’s own calendar, and all of them be followed', async () => {
  open('/events/123', { 'event/get': { event: full } });
  expect(await screen.findByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', '/calendar/123.ics');
  expect(screen.getByRole('link', { name: /Follow all events/ })).toHaveAttribute('href', '/calendar/events.ics');
});

test.each(['/events/abc', '/events/20231399', '/events/not-a-day-at-all'])(
  '%s says that there is no such event, and leads to all [GAP-36]',
  async (url) => {
    open(url, { 'event/get': { error: 'No such event.', code: 'not_found' } });
    expect(await screen.findByRole('heading', { name: 'We couldn’t find this event' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'View all events' })[0]).toHaveAttribute('href', '/events');
  },
);

test('events that cannot be loaded say so, show none, and can be asked for again [ERR-28]', async () => {
  open('/events', { 'event/getList': { error: 'The diary is missing.', code: 'validation' } });
  expect((await screen.findAllByText('We couldn’t load the events')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  answerCalls({ 'event/getList': listed(events(1)) });
  const [again] = screen.getAllByRole('button', { name: 'Try again' });
  if (again) await userEvent.click(again);
  expect((await screen.findAllByRole('heading', { name: 'Event 1' }))[0]).toBeVisible();
});

test('a shop without events says so', async () => {
  open('/events', { 'event/getList': listed([]) });
  expect((await screen.findAllByText(/No events are planned right now/)).length).toBeGreaterThan(0);
});

test.each([
  [false, true],
  [true, false],
])(
  'a shop of version 1: %s; its events page is one that it has made: %s [NAV-19] [GAP-40]',
  async (is_v1, isManaged) => {
    const managed = buildPageReply([buildBlock('headline_paragraph', { heading: 'Evenings by the stove' })]);
    const { made } = open('/events', { 'titlelist/getCustom': managed }, is_v1);
    await screen.findByRole('heading', { level: 1, name: isManaged ? 'Evenings by the stove' : 'Events' });
    await waitFor(() => expect(made.some(({ name }) => name === 'titlelist/getCustom')).toBe(isManaged));
  },
);

test('where the shop has made no events page, the calendar stands there [GAP-40]', async () => {
  open('/events', { 'titlelist/getCustom': buildPageReply([]) }, false);
  expect(await screen.findByRole('table', { name: 'November 2023' })).toBeVisible();
});

test.each(['/events', '/events?month=202312', '/events/20231114'])(
  '%s says in place of its events that they could not be loaded [ERR-28]',
  async (url) => {
    open(url, { 'event/getList': { error: 'The diary is missing.', code: 'validation' } });
    const failed = await screen.findAllByRole('heading', { name: 'We couldn’t load the events' });
    expect(failed.filter((heading) => !sidebar().contains(heading))).toHaveLength(1);
    expect(screen.queryByText(/^No events/)).not.toBeInTheDocument();
  },
);
