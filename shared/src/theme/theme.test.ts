import { describe, expect, it } from '@jest/globals';
import { buildSettings } from '../testing/builders';
import { contrast, themeVariables } from './index';

const base = buildSettings();
const withColours = (styles: Partial<typeof base.styles>, bars: Partial<typeof base.global_content> = {}) =>
  themeVariables({ styles: { ...base.styles, ...styles }, global_content: { ...base.global_content, ...bars } });

describe('the colours of a shop', () => {
  it.each(['#ffffff', '#000000', '#7f7f7f', '#ffe600', '#123456', '#fbfaf6'])(
    'text reads on %s whatever the shop picks [SHL-03]',
    (background) => {
      for (const primary of ['#ffff00', '#0000ff', '#808080', background]) {
        const theme = withColours({ background, primary, text: primary, accent: primary });
        for (const name of ['c-ink', 'c-muted', 'c-link', 'c-good', 'c-warn', 'c-bad'])
          expect(contrast(theme[name] ?? '', background)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(theme['c-primary-ink'] ?? '', theme['c-primary'] ?? '')).toBeGreaterThanOrEqual(4.5);
        for (const name of ['c-accent', 'c-line-strong', 'c-focus'])
          expect(contrast(theme[name] ?? '', background)).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it('muted text and links read on a tinted panel as well', () => {
    const theme = withColours({});
    for (const name of ['c-muted', 'c-link', 'c-good', 'c-warn', 'c-bad'])
      expect(contrast(theme[name] ?? '', theme['c-wash'] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it('a bar’s text turns dark above luminance 240 [SHL-44]', () => {
    expect(withColours({}, { nav_bar: { background: '#f1f1f1' } })['nav-ink']).toBe('#14171a');
    expect(withColours({}, { nav_bar: { background: '#303030' } })['nav-ink']).toBe('#ffffff');
  });

  it('the search bar’s text turns dark above luminance 127 [SHL-45]', () => {
    expect(withColours({}, { search_bar: { background: '#818181' } })['search-ink']).toBe('#14171a');
    expect(withColours({}, { search_bar: { background: '#5a5a5a' } })['search-ink']).toBe('#ffffff');
  });

  it('defaults: padding 2, black and white, logo of 40 [SHL-42] [SHL-43] [SHL-41]', () => {
    const theme = withColours({}, { nav_bar: {} });
    expect([theme['nav-padding'], theme['nav-ground'], theme['nav-ink'], theme['logo-height']]).toEqual([
      '2px',
      '#000000',
      '#ffffff',
      '40px',
    ]);
  });

  it('a drop shadow only when asked for [SHL-06]', () => {
    expect(withColours({}, { nav_bar: {} })['nav-shadow']).toBe('none');
    expect(withColours({}, { nav_bar: { drop_shadow: true } })['nav-shadow']).toContain('rgb');
  });
});

describe('the bars of a shop', () => {
  it.each(['nav', 'search', 'footer'] as const)(
    'the %s bar takes its colours, width, padding and logo’s height from the settings [SHL-04]',
    (name) => {
      const bar = { background: '#204060', color: '#ffeecc', width: 1100, padding: 12, height: 64 };
      const theme = withColours({}, { [`${name}_bar`]: bar });
      expect([theme[`${name}-ground`], theme[`${name}-ink`], theme[`${name}-width`], theme[`${name}-padding`]]).toEqual(
        ['#204060', '#ffeecc', '1100px', '12px'],
      );
      if (name === 'nav') expect(theme['logo-height']).toBe('64px');
    },
  );

  it('a colour that can’t be read on its bar gives way [SHL-04]', () => {
    const theme = withColours({}, { nav_bar: { background: '#777777', color: '#787878' } });
    expect(contrast(theme['nav-ink'] ?? '', '#777777')).toBeGreaterThanOrEqual(4.5);
  });
});

it('content is 900 px wide unless the shop says otherwise [SHL-69]', () => {
  expect(themeVariables({ styles: base.styles, global_content: base.global_content })['content-width']).toBe('900px');
  expect(themeVariables({ ...base, content_width: 1040 })['content-width']).toBe('1040px');
});
