/** @jest-environment jsdom */

import { answerCalls, buildSettings, renderPage } from '@bookfront/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildBanner, buildListWidget, buildPageReply, buildTitles } from '../testing/build-widgets';
import { HomePage } from './home-page';

type Widgets = (ReturnType<typeof buildBanner> | ReturnType<typeof buildListWidget>)[];
const answers = (widgets: Widgets, rows = buildTitles(3)) =>
  answerCalls({
    'titlelist/getCustom': buildPageReply(widgets),
    'titlelist/getItems': { list: {}, rows, row_count: rows.length },
  });

/** Pages that no release brings. */
const absent = ['mf_events_content/FeaturesPage', 'mf_cart_checkout/GiftCardsPage'];

test('the banner stands on top, lists follow, each asked for its first 25 [NAV-25] [PGB-01] [PGB-03] [PGB-07]', async () => {
  const made = answers([buildListWidget(), buildBanner()]);
  renderPage(<HomePage />);
  const strip = await screen.findByRole('list', { name: 'Staff picks' });
  const banner = screen.getByRole('heading', { level: 1, name: 'Books for a long tide' });
  expect(banner.compareDocumentPosition(strip) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See them all' })).toHaveAttribute('href', '/lists/9');
  expect(screen.getByRole('link', { name: 'Staff picks' })).toHaveAttribute('href', '/lists/7');
  expect(made.map(({ name }) => name)).toEqual(['titlelist/getCustom', 'titlelist/getItems']);
  expect(made[0]?.payload).toMatchObject({ page_id: 'home' });
  expect(made[1]?.payload).toMatchObject({ list_id: '7', limit: '25' });
});

test('each list stands where its placement says [LST-06]', async () => {
  answers([
    buildListWidget({ id: 'w3', list_id: '11', name: 'Other', placement: 'other' }),
    buildListWidget({ id: 'w1', list_id: '9', name: 'Featured', placement: 'featured' }),
    buildListWidget({ id: 'w2', list_id: '10', name: 'Beside', placement: 'left_sidebar' }),
    buildListWidget({ id: 'w4', list_id: '12', name: 'On top', placement: 'banner' }),
  ]);
  renderPage(<HomePage />);
  const aside = await screen.findByRole('complementary', { name: 'More from the shop' });
  const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  const main = names.filter((name) => !within(aside).queryByRole('heading', { name: name ?? '' }));
  expect(main.slice(0, 3)).toEqual(['On top', 'Other', 'Featured']);
  expect(within(aside).getByRole('heading', { name: 'Beside' })).toBeVisible();
});

test.each([
  ['event', 'e7', '/events/e7'],
  ['list', '', '/lists/7'],
] as const)('a list of type %s leads to its own page [LST-07]', async (type, event_id, to) => {
  answers([buildListWidget({ type, event_id })]);
  renderPage(<HomePage />);
  expect(await screen.findByRole('link', { name: 'Staff picks' })).toHaveAttribute('href', to);
});

test.each([
  [5, '5'],
  [40, '25'],
])('a list’s limit of %i has %s titles asked for [LST-08]', async (limit, asked) => {
  const made = answers([buildListWidget({ limit })]);
  renderPage(<HomePage />);
  await screen.findByRole('list', { name: 'Staff picks' });
  expect(made[1]).toMatchObject({ name: 'titlelist/getItems', payload: { limit: asked } });
});

test('a left_sidebar list stands beside, not among the others [PGB-02]', async () => {
  answers([
    buildListWidget(),
    buildListWidget({ id: 'w2', list_id: '8', name: 'Bestsellers', header: '', placement: 'left_sidebar' }),
  ]);
  renderPage(<HomePage />);
  const aside = await screen.findByRole('complementary', { name: 'More from the shop' });
  expect(within(aside).getByRole('heading', { name: 'Bestsellers' })).toBeVisible();
  expect(within(aside).queryByRole('heading', { name: 'Staff picks' })).not.toBeInTheDocument();
  await within(aside).findByText('Title 1');
});

test.each([
  ['both', [true, true], ['Browse', 'Features']],
  ['only Browse', [true, false], ['Browse']],
  ['only Features', [false, true], ['Features']],
] as const)(
  'the sidebar has the buttons that the shop wants: %s [PGB-04] [PGB-05]',
  async (_, [show_browse_button, show_features_button], labels) => {
    answers([buildListWidget()]);
    renderPage(<HomePage />, { page: { settings: buildSettings({ show_browse_button, show_features_button }) } });
    const links = within(await screen.findByRole('complementary', { name: 'More from the shop' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      labels.map((label) => [label, `/${label.toLowerCase()}`]),
    );
    await screen.findByText('Title 1');
  },
);

test('the sidebar has no button to a page that no release brings', async () => {
  answers([buildListWidget()]);
  renderPage(<HomePage />, {
    page: { absent, settings: buildSettings({ show_browse_button: true, show_features_button: true }) },
  });
  expect(await screen.findByRole('link', { name: 'Browse' })).toHaveAttribute('href', '/browse');
  expect(screen.queryByRole('link', { name: 'Features' })).not.toBeInTheDocument();
  await screen.findByText('Title 1');
});

test('what a strip hides from the eye stays in the strip: the page gets no wider by it', async () => {
  answers([buildListWidget()], buildTitles(12));
  renderPage(<HomePage />);
  expect(await screen.findByRole('list', { name: 'Staff picks' })).toHaveStyle({ position: 'relative' });
});

test('a strip of 30 shows 24 and a tile to all once the shopper turns to it [PGB-08]', async () => {
  answers([buildListWidget()], buildTitles(30));
  renderPage(<HomePage />);
  const strip = await screen.findByRole('list', { name: 'Staff picks' });
  expect(within(strip).getAllByRole('article')).toHaveLength(12);
  fireEvent.scroll(strip);
  expect(within(strip).getAllByRole('article')).toHaveLength(24);
  expect(within(strip).getByRole('link', { name: /View all/ })).toHaveAttribute('href', '/lists/7');
});

test('Tab passes the arrows of a strip by: they go at its end, and the focus would go with them', async () => {
  const width = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(2000);
  answers([buildListWidget()]);
  renderPage(<HomePage />);
  const strip = await screen.findByRole('list', { name: 'Staff picks' });
  fireEvent.scroll(strip);
  expect(await screen.findByLabelText('More titles of Staff picks')).toHaveAttribute('tabindex', '-1');
  strip.scrollLeft = 2000;
  fireEvent.scroll(strip);
  expect(await screen.findByLabelText('Earlier titles of Staff picks')).toHaveAttribute('tabindex', '-1');
  expect(screen.queryByLabelText('More titles of Staff picks')).not.toBeInTheDocument();
  width.mockRestore();
});

test("an empty list says 'No Results' [ERR-31]", async () => {
  answers([buildListWidget()], []);
  renderPage(<HomePage />);
  expect(await screen.findByText('No Results')).toBeVisible();
});

test("a page without anything says 'No Results' under the shop's name", async () => {
  answers([]);
  renderPage(<HomePage />);
  expect(await screen.findByRole('heading', { name: 'No Results' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Saltwater Books' })).toBeVisible();
});

test('a home page that cannot be read can be tried again, and the shop can still be found', async () => {
  answerCalls({ 'titlelist/getCustom': { error: 'The window is being dressed.', code: 'unavailable' } });
  renderPage(<HomePage />);
  expect(await screen.findByText('The window is being dressed.')).toBeVisible();
  expect(screen.getByRole('link', { name: '(604) 555-0123' })).toHaveAttribute('href', 'tel:6045550123');
  answers([buildBanner()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Books for a long tide' })).toBeVisible();
});

test('a banner shows at most five covers, and follows no address that is not one', async () => {
  answers([
    buildBanner({
      covers: buildTitles(7),
      button: { label: 'Trap', url: 'javascript:alert(1)', type: 'primary', new_tab: false },
    }),
  ]);
  renderPage(<HomePage />);
  expect(await screen.findAllByRole('img', { name: /^Title/ })).toHaveLength(5);
  expect(screen.queryByText('Trap')).not.toBeInTheDocument();
});

test.each([
  ['/lists/7', true],
  ['/browse?from=banner#top', true],
  ['/checkout', true],
  ['/sale', true],
  ['/gift-cards', false],
  ['/nowhere', false],
])("a banner's button to %s shows where that leads to a page of the shop: %s", async (url, isShown) => {
  answers([buildBanner({ button: { label: 'Go there', url, type: 'primary', new_tab: false } })]);
  renderPage(<HomePage />, {
    page: { absent, settings: buildSettings({ url_shortcuts: [{ key: 'sale', path: '/lists/9' }] }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Books for a long tide' })).toBeVisible();
  expect(screen.queryAllByText('Go there')).toHaveLength(isShown ? 1 : 0);
});
