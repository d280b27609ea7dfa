/** @jest-environment jsdom */
import type { Widget } from '@bookfront/shared/schemas';
import { renderPage } from '@bookfront/shared/testing';
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { buildBlock, buildImage, buildPageReply } from '../testing/build-widgets';
import { loadBlocks, PageBlocks } from '.';

beforeAll(() => loadBlocks(), 60_000);
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

const show = (widget: Widget) => renderPage(<PageBlocks page={buildPageReply([widget])} title="" />);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function reduceMotion() {
  const query = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: () => query });
}

const carousel = (over: Parameters<typeof buildBlock<'image_carousel'>>[1] = {}) =>
  show(buildBlock('image_carousel', over));
const position = () => screen.getByText(/^\d of 3$/).textContent;

test('a carousel shows its pictures one by one, back and forth and round [PGB-25]', () => {
  carousel();
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    'Spring',
    'Summer',
    'Autumn',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(position()).toBe('2 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
  fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(position()).toBe('3 of 3');
});

test.each([
  [true, '2 of 3'],
  [false, '1 of 3'],
])('a carousel whose auto is %s is at %s after three seconds [PGB-14] [PGB-15]', async (auto, at) => {
  carousel({ auto });
  await pass(2900);
  expect(position()).toBe('1 of 3');
  await pass(200);
  expect(position()).toBe(at);
});

test('a carousel has the animation that it says, moved by the arrow keys [PGB-14]', () => {
  carousel({ animation: 'fade' });
  const strip = screen.getByRole('list', { name: 'Through the year' });
  expect(strip).toHaveAttribute('data-animation', 'fade');
  fireEvent.keyDown(strip, { key: 'ArrowRight' });
  expect(position()).toBe('2 of 3');
  expect(screen.getByRole('img', { name: 'Summer' }).closest('li')).toHaveAttribute('data-shown');
  fireEvent.keyDown(strip, { key: 'ArrowLeft' });
  expect(position()).toBe('1 of 3');
});

test('a carousel that moves can be stopped and started, and stands still under the pointer and the focus', async () => {
  carousel({ auto: true, timeout: 1 });
  const region = screen.getByRole('region', { name: 'Through the year' });
  for (const [begin, end] of [
    [fireEvent.pointerEnter, fireEvent.pointerLeave],
    [fireEvent.focus, fireEvent.blur],
  ] as const) {
    begin(region);
    await pass(5000);
    expect(position()).toBe('1 of 3');
    end(region);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await pass(5000);
  expect(position()).toBe('1 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await pass(1100);
  expect(position()).toBe('2 of 3');
});

test('a carousel does not move by itself where the reader wants less motion, but may be started', async () => {
  reduceMotion();
  carousel({ auto: true });
  await pass(10_000);
  expect(position()).toBe('1 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await pass(3100);
  expect(position()).toBe('2 of 3');
});

test('one picture alone has nothing to turn', () => {
  carousel({ images: [buildImage()], auto: true });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

function scrolledTo(top: number) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 1000, 600));
}
const layerOf = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('[data-block-type] img')?.parentElement;

test('a parallax is 600 px high, and its picture moves 1.5 times as fast as the page [PGB-21]', async () => {
  globalThis.DOMRect ??= class {
    constructor(
      public x: number,
      public top: number,
      public width: number,
      public height: number,
    ) {}
  } as unknown as typeof DOMRect;
  scrolledTo(100);
  const { container } = show(buildBlock('text_over_parallax'));
  const layer = layerOf(container);
  expect(layer?.parentElement).toHaveStyle({ minHeight: '600px' });
  const moved = () => Number(/translateY\((.*)px\)/.exec(layer?.style.transform ?? '')?.[1]);
  const before = moved();
  scrolledTo(0);
  fireEvent.scroll(window);
  await pass(50);
  // the page has moved by 100: its picture by half of that on top
  expect(moved() - before).toBe(-50);
  expect(screen.getByText('Come in and dry off.')).toBeVisible();
});

test('a parallax stands still where the reader wants less motion [PGB-21]', async () => {
  reduceMotion();
  const { container } = show(buildBlock('text_over_parallax'));
  fireEvent.scroll(window);
  await pass(50);
  expect(layerOf(container)?.style.transform).toBe('');
});

test('a film of YouTube comes on a click and not before, in its own proportions [PGB-16] [PGB-26]', () => {
  const { container } = show(buildBlock('youtube', { aspect_ratio: '4:3', image: buildImage() }));
  expect(container.querySelector('iframe, [src*="youtu"]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Play A tour of the shop' }));
  const film = screen.getByTitle('A tour of the shop');
  expect(film).toHaveAttribute('src', expect.stringContaining('youtube-nocookie.com/embed/dQw4w9WgXcQ?'));
  expect(film.parentElement && getComputedStyle(film.parentElement).aspectRatio).toBe('4/3');
});

test('the shop’s own film plays behind words without a sound, and can be paused [PGB-16] [PGB-22]', async () => {
  const { container } = show(buildBlock('text_over_video'));
  await pass(1);
  const film = container.querySelector('video');
  expect(film).toHaveAttribute('src', '/images/waves.mp4');
  expect(film?.muted).toBe(true);
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Pause the film' }));
  expect(screen.getByRole('button', { name: 'Play the film' })).toBeVisible();
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
});

test('a film behind words has the proportions that the block says [PGB-16]', () => {
  const { container } = show(buildBlock('text_over_video', { aspect_ratio: '4:3' }));
  const film = container.querySelector('video');
  expect(film?.parentElement && getComputedStyle(film.parentElement).aspectRatio).toBe('4/3');
});

test.each([
  ['another site’s film', 'https://films.example/waves.mp4', false],
  ['any film where the reader wants less motion', '/images/waves.mp4', true],
])('not a byte of %s comes before a click [PGB-22]', async (_, video_url, isReduced) => {
  if (isReduced) reduceMotion();
  const { container } = show(buildBlock('text_over_video', { video_url }));
  await pass(10);
  expect(container.querySelector('video')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Play the film' }));
  expect(container.querySelector('video')).toHaveAttribute('src', video_url);
});

test('a film that cannot be had leaves its picture and words', async () => {
  const { container } = show(buildBlock('text_over_video'));
  await pass(1);
  const film = container.querySelector('video');
  if (film) fireEvent.error(film);
  expect(container.querySelector('video')).toBeNull();
  const frame = container.querySelector<HTMLElement>('[data-block-type]');
  expect(frame && within(frame).queryByRole('button')).toBeNull();
  expect(screen.getByRole('img', { name: 'The quay at dawn' })).toBeVisible();
});
