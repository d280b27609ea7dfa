import type { MenuEntry } from '../schemas';
import { buildSettings } from '../testing';
import { buildCallContext } from '../testing/build-call-context';
import { contentPageAt, firstCalls, rowPayloads } from './first-calls';

const entry = (over: Partial<MenuEntry>): MenuEntry => ({
  menu_id: 'm',
  id: 'about',
  label: '',
  type: 'custom',
  ...over,
});
const settings = buildSettings({ site_navigation: [entry({ path: '/about-us' })] });

it.each([
  ['/', 'home'],
  ['/home', 'home'],
  ['/about-us', 'about'],
  ['/browse/12', '12'],
  ['/browse', undefined],
  ['/browse/filter/t/emma', undefined],
  ['/gift-cards', 'gift-cards'],
  ['/events', 'events'],
  ['/nowhere', undefined],
])('%s shows the page %s [GAP-10]', (pathname, id) => {
  expect(contentPageAt(pathname, settings)).toBe(id);
});

it('asks for a draft with the link that shows it', () => {
  expect(firstCalls.home.payload(buildCallContext('/?draft=signed'))).toEqual({ page_id: 'home', draft: 'signed' });
  expect(firstCalls.privacy.payload(buildCallContext('/privacy-policy'))).toEqual({});
});

it.each([
  ['/events', {}, { from: '20231014', to: '20231130' }],
  ['/events?month=202402', {}, { from: '20240201', to: '20240229' }],
  ['/events?month=202413', {}, { from: '20231014', to: '20231130' }],
  ['/events/20240101', { event_filter: '20240101' }, { from: '20240101', to: '20240131' }],
])('%s asks for its month only, the present one from a month back [EVT-14]', (url, params, payload) => {
  expect(firstCalls.events.payload(buildCallContext(url, { params }))).toEqual(payload);
});

it.each([
  ['31', { event_id: '31' }],
  ['123456789', { event_id: '123456789' }],
  ['20231399', { event_id: '' }],
  ['Mar 2026', { event_id: '' }],
  ['20231114', undefined],
])('/events/%s asks for the event %j [EVT-05] [GAP-36]', (event_filter, payload) => {
  const context = buildCallContext(`/events/${event_filter}`, { params: { event_filter } });
  expect(firstCalls.event.payload(context)).toEqual(payload);
});

it('asks for a managed events page only in a shop that is not of version 1 [NAV-19]', () => {
  const ask = (is_v1: boolean, params = {}) =>
    firstCalls['events-page'].payload(buildCallContext('/events', { settings: buildSettings({ is_v1 }), params }));
  expect(ask(false)).toEqual({ page_id: 'events' });
  expect(ask(true)).toBeUndefined();
  expect(ask(false, { event_filter: '31' })).toBeUndefined();
});

it.each(['list', 'product_slider', 'product_grid'])('a page asks for the titles of each %s', (block) => {
  expect(rowPayloads['list-strip']({ block, list_id: '7', limit: 12 })).toEqual({ list_id: '7', limit: '12' });
});

it('a page asks for the first titles of a browse block’s filters [PGB-41]', () => {
  expect(rowPayloads['browse-block']({ block: 'browse', path: 's/Nature' })).toEqual({ s: 'Nature', l: '12', o: '0' });
  expect(rowPayloads['browse-block']({ block: 'list', path: 's/Nature' })).toBeUndefined();
});

it('a page asks for no titles of a block that has no list', () => {
  expect(rowPayloads['list-strip']({ block: 'youtube' })).toBeUndefined();
});
