/** @jest-environment jsdom */

import { renderPage } from '@bookfront/shared/testing';
import { buildSettings } from '@bookfront/shared/testing/builders';
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import axe from 'axe-core';
import { loadBlocks } from '../blocks';
import { pages } from '../testing/page-answers';
import ContactPage from './contact-page';
import CustomPage from './custom-page';
import EventsPage from './events-page';
import FeaturesPage from './features-page';
import HomePage from './home-page';
import PrivacyPolicyPage from './privacy-policy-page';
import TermsPage from './terms-page';

const loadParts = () =>
  Promise.all([loadBlocks(), import('../blocks/newsletter/checked-form'), import('@bookfront/shared/ui/dialog')]);
beforeAll(loadParts, 60_000);
beforeEach(() => {
  // jsdom plays no films and has no dialogs
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
});

const about = { menu_id: 'm1', id: 'about', label: 'About us', path: '/about-us', type: 'custom' };

/** What needs a layout is looked at in a browser; frames and landmarks around a page are the shell's. */
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

test.each([
  ['HomePage', HomePage],
  ['CustomPage', CustomPage],
  ['PrivacyPolicyPage', PrivacyPolicyPage],
  ['TermsPage', TermsPage],
  ['EventsPage', EventsPage],
  ['FeaturesPage', FeaturesPage],
  ['ContactPage', ContactPage],
] as const)('%s with every block has nothing that axe finds fault with', async (name, Page) => {
  const { url, path, queries } = pages[name] ?? { url: '/', path: '*', queries: [] };
  const settings = buildSettings({ site_navigation: [about] });
  const { container } = renderPage(<Page />, { url, path, page: { url, queries, settings } });
  await act(async () => {
    await loadParts();
    await new Promise((go) => setTimeout(go));
  });
  const { violations } = await axe.run(container, { rules });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))])).toEqual([]);
});
