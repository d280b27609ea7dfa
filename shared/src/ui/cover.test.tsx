/** @jest-environment jsdom */
import { buildTitleCard, renderPage } from '@bookfront/shared/testing';
import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { Cover } from './cover';

const title = buildTitleCard({ cover_image_cache: 'a1' });
const picture = () => screen.getByRole('img', { name: 'Emma' });
const src = () => picture().getAttribute('src') ?? '';

it('comes from the shop’s image service, by number and cache value [SHL-72]', () => {
  renderPage(<Cover title={title} alt="Emma" />);
  expect(src()).toContain(title.eisbn);
  expect(src()).toContain('a1');
});

it('comes from another host where the title names one, by its number [SHL-73]', () => {
  renderPage(<Cover title={{ ...title, cover_url: 'https://covers.example/9786800000011.jpg' }} alt="Emma" />);
  expect(src()).toBe('https://covers.example/9786800000011.jpg');
});

it('that fails gives way to the drawn cover, then to the no-cover picture [ERR-03]', () => {
  renderPage(<Cover title={{ ...title, cover_url: 'https://covers.example/gone.jpg' }} alt="Emma" />);
  fireEvent.error(picture());
  expect(src()).toContain(title.eisbn);
  fireEvent.error(picture());
  expect(src()).toContain('/covers/none');
});

it('of one pixel counts as one that failed [ERR-03]', () => {
  renderPage(<Cover title={{ ...title, cover_url: 'https://covers.example/pixel.gif' }} alt="Emma" />);
  Object.defineProperty(picture(), 'naturalWidth', { value: 1 });
  fireEvent.load(picture());
  expect(src()).not.toContain('pixel');
});
