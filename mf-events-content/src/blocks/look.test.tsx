/** @jest-environment jsdom */
import type { Widget } from '@bookfront/shared/schemas';
import { renderPage } from '@bookfront/shared/testing';
import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { buildBlock, buildImage, buildPageReply } from '../testing/build-widgets';
import { loadBlocks, PageBlocks } from '.';

beforeAll(() => loadBlocks(), 60_000);

function show(widget: Widget) {
  const { container } = renderPage(<PageBlocks page={buildPageReply([widget])} title="" />);
  const frame = container.querySelector<HTMLElement>('[data-block-type]');
  if (!frame) throw new Error('no block');
  return frame;
}

test('a block has its padding above and below, its colours and its alignment [PGB-10]', () => {
  const look = { padding: 48, background: '#0f4c5c', color: '#ffffff', alignment: 'right' } as const;
  const frame = show(buildBlock('headline_paragraph', look));
  expect(getComputedStyle(frame).paddingBlock).toBe('48px');
  expect(getComputedStyle(frame).getPropertyValue('--c-ground')).toBe('#0f4c5c');
  expect(getComputedStyle(frame).getPropertyValue('--c-ink')).toBe('#ffffff');
  expect(frame.firstElementChild).toHaveStyle({ textAlign: 'right' });
});

test('a preset gives a block colours of the shop; without one it has its page’s own [PGB-10]', () => {
  const frame = show(buildBlock('headline_paragraph', { preset: 'primary' }));
  expect(frame.dataset.coloured).toBe('');
  expect(getComputedStyle(frame).getPropertyValue('--c-ground')).toBe('#0f4c5c');
  expect(show(buildBlock('custom_button')).dataset.coloured).toBeUndefined();
});

test('a width of 50 percent is 624 px, half of 1248 [PGB-11]', () => {
  const frame = show(buildBlock('headline_paragraph', { width: 50 }));
  expect(frame.firstElementChild && getComputedStyle(frame.firstElementChild).width).toBe('min(100%, 624px)');
});

test.each([
  ['primary', null],
  ['secondary', 'quiet'],
  ['link', 'plain'],
] as const)(
  'a button of type %s shows its label, goes to its address and has its look [PGB-12] [PGB-33]',
  (type, kind) => {
    show(buildBlock('custom_button', { button: { label: 'Go there', url: '/browse', type, new_tab: false } }));
    const link = screen.getByRole('link', { name: 'Go there' });
    expect(link).toHaveAttribute('href', '/browse');
    expect(link).not.toHaveAttribute('target');
    expect(link.getAttribute('data-kind')).toBe(kind);
  },
);

test('a button opens a new tab where it says so, and says so itself [PGB-12]', () => {
  const button = { label: 'Go there', url: 'https://a.example/', type: 'primary', new_tab: true } as const;
  show(buildBlock('custom_button', { button }));
  const link = screen.getByRole('link', { name: 'Go there (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x'])(
  'a button to %s leads nowhere, so it is not there',
  (url) => {
    show(buildBlock('custom_button', { button: { label: 'Trap', url, type: 'primary', new_tab: false } }));
    expect(screen.queryByText('Trap')).not.toBeInTheDocument();
  },
);

test.each(['mailto:hello@example.com', 'tel:+16045550123', '#hours', 'https://a.example/'])(
  'a button may lead to %s',
  (url) => {
    show(buildBlock('custom_button', { button: { label: 'Go there', url, type: 'primary', new_tab: false } }));
    expect(screen.getByRole('link', { name: 'Go there' })).toHaveAttribute('href', expect.stringContaining(url));
  },
);

test('a picture that cannot be had leaves its space, without a broken sign', () => {
  show(buildBlock('image_gif', { image: buildImage({ src: '/images/gone.webp', srcset: '' }) }));
  const picture = screen.getByRole('img', { name: 'The quay at dawn' });
  fireEvent.error(picture);
  expect(picture).toHaveStyle({ opacity: '0' });
  expect(picture).toHaveAttribute('width', '800');
});
