import { renderOnServer } from '@bookfront/shared/testing/both-renders';
import { buildSettings } from '@bookfront/shared/testing/builders';
import { beforeAll, expect, test } from '@jest/globals';
import type { ComponentType } from 'react';
import { loadBlocks } from '../blocks';
import { buildCalendar } from '../testing/build-widgets';
import { homeAnswers } from '../testing/home-answers';
import { pages } from '../testing/page-answers';
import ContactPage from './contact-page';
import ContentBlocks from './content-blocks';
import CustomPage from './custom-page';
import EventsCalendar from './events-calendar';
import EventsPage from './events-page';
import FeaturesPage from './features-page';
import HomePage from './home-page';
import PrivacyPolicyPage from './privacy-policy-page';
import SearchNotice from './search-notice';
import TermsPage from './terms-page';

beforeAll(() => loadBlocks(), 60_000);

const about = { menu_id: 'm1', id: 'about', label: 'About us', path: '/about-us', type: 'custom' };
const settings = buildSettings({ site_navigation: [about] });
const draw = (Page: ComponentType, name: string) => {
  const { url, path, queries } = pages[name] ?? { url: '/', path: '*', queries: [] };
  return renderOnServer(<Page />, { path, page: { url, queries, settings } });
};

test('the edge can draw the home page from its first answers: banner, covers, lists and address, without a style attribute', () => {
  const html = renderOnServer(<HomePage />, { page: { url: '/', queries: homeAnswers() } });
  for (const text of [
    'Books for a long tide</h1>',
    'href="/lists/7"',
    'Title 12</a>',
    'View all',
    '1 Wharf Street',
    'fetchPriority="high"',
  ])
    expect(html).toContain(text);
  expect(html).not.toContain('Title 13</a>');
  expect(html).not.toContain(' style=');
});

test.each([
  ['HomePage', HomePage],
  ['CustomPage', CustomPage],
] as const)(
  'every block of %s is in the markup of the edge, readable without scripts, without a style attribute',
  (name, Page) => {
    const html = draw(Page, name);
    for (const text of [
      'By the water</h1>',
      'The stove',
      'Autumn',
      'watch?v=dQw4w9WgXcQ',
      'Title 12</a>',
      'Persuasion',
      'November 2023',
      'href="/events/20231114"',
      'Poems by the stove',
      'High at noon',
      'Closed on Monday',
      'action="/do/newsletter/subscribe"',
      '1 Wharf Street',
      'mf_catalogue/BrowseBlock',
      'mf_cart_checkout/BalanceChecker',
      'How it works',
    ])
      expect(html).toContain(text);
    expect(html).not.toMatch(/<iframe|<video|youtu\.be/);
    expect(html).not.toContain(' style=');
  },
);

test.each([
  ['PrivacyPolicyPage', PrivacyPolicyPage, ['Privacy Policy</h1>', 'We keep nothing.']],
  ['TermsPage', TermsPage, ['Be kind.']],
  [
    'EventsPage',
    EventsPage,
    ['Poems by the stove', 'November 2023', 'href="/events?month=202312"', '/calendar/events.ics'],
  ],
  [
    'FeaturesPage',
    FeaturesPage,
    ['href="/lists/7"', 'action="/features"', 'href="/features/c/fiction/o/26"', 'Fiction'],
  ],
  ['ContactPage', ContactPage, ['1 Wharf Street', '9:00 AM to 5:00 PM', 'Open until', 'Directions']],
] as const)('the edge can draw %s from its first answers', (name, Page, texts) => {
  const html = draw(Page, name);
  for (const text of texts) expect(html).toContain(text);
  expect(html).not.toContain('aria-busy');
  expect(html).not.toContain(' style=');
});

test('the edge can draw what stands in other packages’ pages: blocks, a calendar, a notice', () => {
  const { url, queries } = pages.HomePage ?? { url: '/', queries: [] };
  const drawPart = (part: React.ReactNode) => renderOnServer(part, { page: { url, queries } });
  expect(drawPart(<ContentBlocks pageId="home" />)).toContain('By the water</h2>');
  expect(drawPart(<EventsCalendar calendar={buildCalendar()} />)).toContain('November 2023');
  expect(drawPart(<SearchNotice pageId="home" />)).toContain('Free delivery this week');
});

test('a link to a draft asks for the draft', () => {
  const html = renderOnServer(<HomePage />, { page: { url: '/?draft=x', queries: homeAnswers() } });
  expect(html).not.toContain('Books for a long tide');
});
