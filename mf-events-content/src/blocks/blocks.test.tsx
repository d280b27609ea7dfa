/** @jest-environment jsdom */
import type { PageState } from '@bookfront/shared/contract';
import type { Widget } from '@bookfront/shared/schemas';
import { settingsDefaults } from '@bookfront/shared/schemas/limits';
import { answerCalls, buildEvent, renderPage } from '@bookfront/shared/testing';
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import {
  blockTypes,
  buildBlock,
  buildCalendar,
  buildImage,
  buildListWidget,
  buildPageReply,
  buildTitles,
} from '../testing/build-widgets';
import { loadBlocks, PageBlocks } from '.';

beforeAll(() => loadBlocks(), 60_000);
beforeEach(() => void jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue());

const stand = (name: string) => (props: object) => (
  <p>
    {name} {JSON.stringify(props)}
  </p>
);
const parts = {
  'mf_catalogue/BrowseBlock': stand('browse'),
  'mf_cart_checkout/BalanceChecker': stand('balance'),
  'mf_cart_checkout/CartControls': () => <button type="button">Add to Cart</button>,
};

function show(widgets: Widget[], page: Partial<PageState> = {}) {
  const rows = buildTitles(13);
  answerCalls({ 'titlelist/getItems': { list: buildListWidget(), rows, row_count: 30 } });
  return renderPage(<PageBlocks page={buildPageReply(widgets)} title="Saltwater Books" />, { parts, page });
}
const frameOf = (container: HTMLElement, type: string) => {
  const frame = container.querySelector<HTMLElement>(`[data-block-type="${type}"]`);
  if (!frame) throw new Error(`no ${type}`);
  return frame;
};

test('a blank space is as high as it says [PGB-17]', () => {
  const { container } = show([buildBlock('blank_space', { height: 120 })]);
  expect(frameOf(container, 'blank_space').firstElementChild?.firstElementChild).toHaveStyle({ height: '120px' });
});

test('a headline with a paragraph shows both, the markup as markup [PGB-18]', () => {
  show([buildBlock('headline_paragraph', { text: '<p>Dry <b>off</b>.</p>' })]);
  expect(screen.getByRole('heading', { level: 1, name: 'By the water' })).toBeVisible();
  expect(screen.getByText('off').tagName).toBe('B');
});

test('a picture has its sizes and proportions; the first is fetched at once, another when it is scrolled to [PGB-13] [PGB-19]', () => {
  show([buildBlock('image_gif', { id: 'a' }), buildBlock('image_gif', { id: 'b' })]);
  const [first, second] = screen.getAllByRole('img', { name: 'The quay at dawn' });
  expect(first).toHaveAttribute('src', '/images/quay-800.webp');
  expect(first).toHaveAttribute('srcset', expect.stringContaining('400w'));
  expect(first).toHaveAttribute('sizes');
  expect([first?.getAttribute('width'), first?.getAttribute('height')]).toEqual(['800', '500']);
  expect([first, second].map((picture) => picture?.getAttribute('loading'))).toEqual(['eager', 'lazy']);
});

test('a picture leads where its link says, in a new tab where it says so [PGB-13]', () => {
  const image = buildImage({ link: 'https://quay.example/tour', new_tab: true });
  show([buildBlock('image_gif', { image })]);
  const link = screen.getByRole('link', { name: /The quay at dawn.*opens in a new tab/ });
  expect(link).toHaveAttribute('href', 'https://quay.example/tour');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('words stand over a picture [PGB-20]', () => {
  const { container } = show([buildBlock('text_over_image')]);
  const frame = frameOf(container, 'text_over_image');
  expect(within(frame).getByRole('img', { name: 'The quay at dawn' })).toBeVisible();
  expect(within(frame).getByText('Come in and dry off.')).toBeVisible();
});

test('words stand beside a picture [PGB-23]', () => {
  const { container } = show([buildBlock('side_by_side_text_image', { image_side: 'left' })]);
  const frame = frameOf(container, 'side_by_side_text_image');
  expect(within(frame).getByRole('img', { name: 'The quay at dawn' })).toBeVisible();
  expect(within(frame).getByText('Come in and dry off.')).toBeVisible();
});

test('a grid of pictures shows them all [PGB-24]', () => {
  const { container } = show([buildBlock('image_grid')]);
  expect(within(frameOf(container, 'image_grid')).getAllByRole('img')).toHaveLength(2);
});

test('a slider of titles shows those of its list, and leads to them [PGB-27]', async () => {
  show([buildBlock('product_slider')]);
  const strip = await screen.findByRole('list', { name: 'Staff picks' });
  expect(within(strip).getAllByRole('article')).toHaveLength(12);
  expect(screen.getByRole('link', { name: 'Staff picks' })).toHaveAttribute('href', '/lists/7');
});

test('a grid of titles shows as many as it says, and leads to all [PGB-28]', async () => {
  show([buildBlock('product_grid', { limit: 8 })]);
  expect(await screen.findAllByRole('article')).toHaveLength(8);
  expect(screen.getByRole('link', { name: 'View all 30 titles' })).toHaveAttribute('href', '/lists/7');
});

test('one title stands with the shop’s words on it and a way into the cart [PGB-29]', async () => {
  show([buildBlock('single_title_feature')]);
  expect(screen.getByRole('heading', { level: 3, name: 'Persuasion' })).toBeVisible();
  expect(screen.getByText('Come in and dry off.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeVisible();
});

test('a calendar of events shows its month [PGB-30]', () => {
  show([buildBlock('events_calendar')]);
  expect(screen.getByRole('table', { name: 'November 2023' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tuesday, November 14, 2023: 1 event' })).toHaveAttribute(
    'href',
    '/events/20231114',
  );
});

test('a block of events to come shows two where it names no number [PGB-31]', () => {
  const events = Array.from({ length: 5 }, (_, i) => buildEvent({ id: String(i) }));
  const { container } = show([
    buildBlock('events_calendar_upcoming', { events, limit: settingsDefaults.block.upcomingEvents }),
  ]);
  expect(within(frameOf(container, 'events_calendar_upcoming')).getAllByRole('article')).toHaveLength(2);
});

test('blocks of events say so where there are none', () => {
  show([buildBlock('events_calendar_upcoming', { events: [] })]);
  expect(screen.getByText(/No events are planned right now/)).toBeVisible();
});

test('a strip is as wide as eight titles where there is room, as two and a bit on a phone [PGB-09]', async () => {
  show([buildBlock('product_slider')]);
  const strip = await screen.findByRole('list', { name: 'Staff picks' });
  expect(getComputedStyle(strip).getPropertyValue('--across')).toBe('2.3');
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join(' ');
  const across = [...rules.matchAll(/@container \(min-width: (\d+)px\)\s*\{[^}]*--across: ([\d.]+)/g)];
  expect(across.map(([, width, count]) => [Number(width), Number(count)])).toEqual([
    [440, 3.3],
    [620, 4.3],
    [820, 6],
    [1080, 8],
  ]);
});

test('the calendar stands where a list’s description has its marker [LST-03]', async () => {
  const description = '<p>Before.</p>[events_calendar]<p>After.</p>';
  show([buildBlock('list', { description, calendar_widgets: [buildCalendar()] })]);
  const table = screen.getByRole('table', { name: 'November 2023' });
  expect(screen.getByText('Before.').compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(table.compareDocumentPosition(screen.getByText('After.')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByText(/events_calendar/)).not.toBeInTheDocument();
  await screen.findAllByText('Title 1');
});

test('a featured event shows its name, time and beginning [PGB-32]', () => {
  show([buildBlock('single_event_feature')]);
  expect(screen.getByRole('link', { name: 'Poems by the stove' })).toHaveAttribute('href', '/events/31');
  expect(screen.getByText('7:00 PM to 9:00 PM PST')).toBeVisible();
});

test('buttons stand in a grid [PGB-34]', () => {
  const { container } = show([buildBlock('button_grid')]);
  const links = within(frameOf(container, 'button_grid')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/lists/9', '/browse']);
});

test('contact and hours stand in a block [PGB-40]', () => {
  const { container } = show([buildBlock('contact_and_hours')]);
  const frame = frameOf(container, 'contact_and_hours');
  expect(within(frame).getByText('1 Wharf Street')).toBeVisible();
  expect(within(frame).getAllByText('9:00 AM to 5:00 PM')).toHaveLength(5);
});

test('browsing and the balance check are the parts of their packages [PGB-41]', () => {
  show([buildBlock('browse', { id: 'a' }), buildBlock('balance_checker', { id: 'b' })]);
  expect(screen.getByText('browse {"path":"s/Fiction"}')).toBeVisible();
  expect(screen.getByText('balance {}')).toBeVisible();
});

test('a gift card’s picture shows with its words for those who can’t see it [PGB-43]', () => {
  show([buildBlock('gift_card_image')]);
  expect(screen.getByRole('img', { name: 'The quay at dawn' })).toHaveAttribute('src', '/images/quay-800.webp');
});

test('an element of a shop’s own shows its header, picture and description, each where it has one [GFT-04]', () => {
  show([
    buildBlock('custom_element', { id: 'a' }),
    buildBlock('custom_element', { id: 'b', header: '', image: null, description: '<p>Only words</p>' }),
  ]);
  expect(screen.getByRole('heading', { name: 'How it works' })).toBeVisible();
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByText('anyone').tagName).toBe('B');
  expect(screen.getByText('Only words')).toBeVisible();
});

test('a page of every block draws them all, banners first, then those of the main column [PGB-01] [PGB-03] [PGB-06]', async () => {
  const widgets = blockTypes.map((type, i) =>
    buildBlock(type, { id: `x${i}`, placement: type === 'headline_paragraph' ? 'banner' : 'other' }),
  );
  const { container } = show(widgets);
  await screen.findAllByText('Title 1');
  const drawn = [...container.querySelectorAll('[data-block-type]')].map((frame) =>
    frame.getAttribute('data-block-type'),
  );
  const floating = ['popup_notice', 'above_searchbar_notice', 'headline_paragraph'];
  expect(drawn).toEqual(['headline_paragraph', ...blockTypes.filter((type) => !floating.includes(type))]);
  for (const frame of container.querySelectorAll('[data-block-type]:not([data-block-type="blank_space"])'))
    expect(frame.querySelector('img, p, a, button, h1, h2, table')).not.toBeNull();
});

const hostile = '<img src=x onerror=alert(1)>"\'&amp;{}</script>';
const veryLong = 'tide'.repeat(2500);
const rightToLeft = 'שלום, עולם! (ספרים)';

test.each([
  ['markup', hostile],
  ['10,000 characters without a gap', veryLong],
  ['a text from right to left', rightToLeft],
])('a heading, a label and a name of %s stand as text in every block', async (_, text) => {
  const widgets = blockTypes.map((type, i) => hostileBlock(type, `x${i}`, text));
  const { container } = show(widgets);
  await screen.findAllByText('Title 1');
  expect(container.querySelector('[onerror], script')).toBeNull();
  expect(screen.getAllByText(text).length).toBeGreaterThan(10);
  for (const element of screen.getAllByText(text)) expect(element.closest('[dir="auto"], a, button, p')).not.toBeNull();
});

/** With `text` wherever the block has plain text. */
function hostileBlock(type: Widget['block'], id: string, text: string): Widget {
  const block: Record<string, unknown> = { ...buildBlock(type, { id }) };
  for (const key of ['heading', 'header', 'title', 'button_label', 'name'])
    if (typeof block[key] === 'string') block[key] = text;
  if (block.button) block.button = { label: text, url: '/browse', type: 'primary', new_tab: false };
  if (type === 'above_searchbar_notice') block.text = text;
  return block as unknown as Widget;
}

test('a type of block that this release does not know draws nothing, and the others stay', () => {
  const unknown = { ...buildBlock('blank_space'), block: 'hologram', id: 'h' } as unknown as Widget;
  show([unknown, buildBlock('headline_paragraph')]);
  expect(screen.getByText('Come in and dry off.')).toBeVisible();
});

test('a page without a heading of its own is headed by its title, one with one has no second', () => {
  const { unmount } = show([buildBlock('blank_space')]);
  expect(screen.getByRole('heading', { level: 1, name: 'Saltwater Books' })).toBeVisible();
  unmount();
  show([
    buildBlock('headline_paragraph', { id: 'a' }),
    buildBlock('headline_paragraph', { id: 'b', heading: 'Second' }),
  ]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 2, name: 'Second' })).toBeVisible();
});
