/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */

import { hydrate } from '@bookfront/shared/testing/both-renders';
import { buildSettings } from '@bookfront/shared/testing/builders';
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
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
beforeEach(() => {
  // jsdom plays no films and has no dialogs
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  HTMLDialogElement.prototype.showModal = () => {};
});

const about = { menu_id: 'm1', id: 'about', label: 'About us', path: '/about-us', type: 'custom' };
const settings = buildSettings({ site_navigation: [about] });

test('the home page hydrates without an error', async () => {
  const { errors, place } = await hydrate(<HomePage />, { page: { url: '/', queries: homeAnswers() } });
  expect(errors).toEqual([]);
  expect(place.querySelectorAll('article')).toHaveLength(12);
});

test.each([
  ['HomePage', HomePage],
  ['CustomPage', CustomPage],
  ['PrivacyPolicyPage', PrivacyPolicyPage],
  ['TermsPage', TermsPage],
  ['EventsPage', EventsPage],
  ['FeaturesPage', FeaturesPage],
  ['ContactPage', ContactPage],
] as const)('%s with all that it may have hydrates without an error', async (name, Page) => {
  const { url, path, queries } = pages[name] ?? { url: '/', path: '*', queries: [] };
  const { errors } = await hydrate(<Page />, { path, page: { url, queries, settings } });
  expect(errors).toEqual([]);
});

test('what stands in other packages’ pages hydrates without an error', async () => {
  const { url, queries } = pages.HomePage ?? { url: '/', queries: [] };
  const parts = (
    <>
      <SearchNotice pageId="home" />
      <ContentBlocks pageId="home" />
      <EventsCalendar calendar={buildCalendar()} />
    </>
  );
  const { errors } = await hydrate(parts, { page: { url, queries } });
  expect(errors).toEqual([]);
});
