import { presets } from '@bookfront/shared/schemas';
import { buildSettings } from '@bookfront/shared/testing/builders';
import { contrast } from '@bookfront/shared/theme';
import { expect, test } from '@jest/globals';
import { paletteOf } from './palette';

const shops = [
  buildSettings(),
  buildSettings({
    styles: {
      ...buildSettings().styles,
      background: '#101418',
      surface: '#1b2026',
      text: '#f0f0f0',
      primary: '#e8c547',
    },
  }),
  buildSettings({ styles: { ...buildSettings().styles, primary: '#ffff00', accent: '#00ffff' } }),
];
const colours = ['#ffffff', '#000000', '#808080', '#ff0000', '#ffff00', '#0f4c5c'];
const looks = [
  ...presets.map((preset) => ({ preset })),
  ...colours.map((background) => ({ background })),
  ...colours.flatMap((background) => colours.map((color) => ({ background, color }))),
];

test.each(shops)('text, buttons and lines of every preset and colour can be read [PGB-10]', (settings) => {
  for (const look of looks) {
    const palette = paletteOf(look, settings);
    if (!palette) continue;
    const of = (name: string) => palette[name] ?? '';
    for (const text of ['c-ink', 'c-link', 'c-muted', 'c-good', 'c-warn', 'c-bad'])
      expect(contrast(of(text), of('c-ground'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('c-primary-ink'), of('c-primary'))).toBeGreaterThanOrEqual(4.5);
    for (const part of ['c-line-strong', 'c-focus'])
      expect(contrast(of(part), of('c-ground'))).toBeGreaterThanOrEqual(3);
  }
});

test('a block keeps the colours that it has where they can be read [PGB-10]', () => {
  expect(paletteOf({ background: '#0f4c5c', color: '#ffffff' }, buildSettings())).toMatchObject({
    'c-ground': '#0f4c5c',
    'c-ink': '#ffffff',
  });
});

test('a block without colours has those of its page', () => {
  expect(paletteOf({}, buildSettings())).toBeUndefined();
  expect(paletteOf({ preset: 'plain' }, buildSettings())).toBeUndefined();
});
