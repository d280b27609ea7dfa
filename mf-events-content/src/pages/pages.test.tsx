/** @jest-environment jsdom */
import { answerCalls, buildSettings, renderPage } from '@bookfront/shared/testing';
import { beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { loadBlocks } from '../blocks';
import { buildBlock, buildPageReply } from '../testing/build-widgets';
import { ContentBlocks, CustomPage, HomePage, PrivacyPolicyPage, TermsPage } from '.';

beforeAll(() => loadBlocks(), 60_000);

const text = buildPageReply([
  buildBlock('headline_paragraph', { heading: '', text: '<p>We keep <b>nothing</b>.</p>' }),
]);
const about = { menu_id: 'm1', id: 'about', label: 'About us', path: '/about-us', type: 'custom' };
const page = { settings: buildSettings({ site_navigation: [about] }) };

test('the privacy policy shows the text of its call [NAV-15] [CON-13]', async () => {
  const made = answerCalls({ 'webstore/getPrivacyPolicyPage': { page: text } });
  renderPage(<PrivacyPolicyPage />, { url: '/privacy-policy' });
  expect((await screen.findByText('nothing')).tagName).toBe('B');
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  expect(made.map(({ name }) => name)).toEqual(['webstore/getPrivacyPolicyPage']);
});

test('the terms show the text of their call [NAV-29] [CON-14] [GAP-57]', async () => {
  const made = answerCalls({ 'webstore/getTermsPage': { page: text } });
  renderPage(<TermsPage />, { url: '/terms-conditions' });
  expect((await screen.findByText('nothing')).tagName).toBe('B');
  expect(screen.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
  expect(made.map(({ name }) => name)).toEqual(['webstore/getTermsPage']);
});

test('a page of the menu asks for its entry’s id, and is headed by its label [GAP-10]', async () => {
  const made = answerCalls({ 'titlelist/getCustom': text });
  renderPage(<CustomPage />, { url: '/about-us', page });
  expect(await screen.findByText('nothing')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  expect(made[0]?.payload).toMatchObject({ page_id: 'about' });
});

test.each(['/', '/home'])('%s asks for the home page [NAV-25] [GAP-09] [GAP-10]', async (url) => {
  const made = answerCalls({ 'titlelist/getCustom': text });
  renderPage(<HomePage />, { url });
  expect(await screen.findByText('nothing')).toBeVisible();
  expect(made[0]?.payload).toMatchObject({ page_id: 'home' });
});

test('a draft’s link is passed on, and a bar says that it is one', async () => {
  const made = answerCalls({ 'titlelist/getCustom': { ...text, is_draft: true } });
  renderPage(<HomePage />, { url: '/?draft=signed' });
  expect(await screen.findByText('This is a draft. Shoppers don’t see it yet.')).toBeVisible();
  expect(made[0]?.payload).toMatchObject({ page_id: 'home', draft: 'signed' });
});

test('a draft’s link that holds no more shows the published page, and says so', async () => {
  answerCalls({ 'titlelist/getCustom': text });
  renderPage(<HomePage />, { url: '/?draft=changed' });
  expect(await screen.findByText('nothing')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/This link no longer shows a draft/);
});

test('a page that is published has no such bar', async () => {
  answerCalls({ 'titlelist/getCustom': text });
  renderPage(<HomePage />);
  expect(await screen.findByText('nothing')).toBeVisible();
  expect(screen.queryByText(/This is a draft/)).not.toBeInTheDocument();
});

test("an empty page says 'No Results', one on its way is busy, one that fails can be asked for again [ERR-31]", async () => {
  answerCalls({ 'titlelist/getCustom': buildPageReply([]) });
  const { container, unmount } = renderPage(<CustomPage />, { url: '/about-us', page });
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(await screen.findByRole('heading', { name: 'No Results' })).toBeVisible();
  unmount();
  answerCalls({ 'titlelist/getCustom': { error: 'Closed.', code: 'validation' } });
  renderPage(<CustomPage />, { url: '/about-us', page });
  expect(await screen.findByText('Closed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

const both = buildPageReply([
  buildBlock('headline_paragraph', { id: 'below', heading: 'Below' }),
  buildBlock('headline_paragraph', { id: 'top', heading: 'On top', placement: 'banner' }),
]);

test.each([
  [undefined, ['On top', 'Below']],
  ['top', ['On top']],
  ['below', ['Below']],
] as const)(
  'the part %s of a page has its blocks on another package’s page, none of them its heading',
  async (part, headings) => {
    answerCalls({ 'titlelist/getCustom': both });
    renderPage(<ContentBlocks pageId="gift-cards" {...(part ? { part } : {})} />);
    await screen.findByRole('heading', { name: headings[0] });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(headings);
  },
);
