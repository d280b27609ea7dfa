import { describe, expect, it } from '@jest/globals';
import { buildSettings } from '../testing/builders';
import { contrast, themeVariables } from './index';

const base = buildSettings();
const withColours = (styles: Partial<typeof base.styles>, bars: Partial<typeof base.global_content> = {}) =>
  themeVariables({ styles: { ...base.styles, ...styles }, global_content: { ...base.global_content, ...bars } });

describe('the colours of a shop', () => {
  it.each(['#ffffff', '#000000', '#7f7f7f', '#ffe600', '#123456', '#fbfaf6'])('[SHL-03] text reads on %s whatever the shop picks', (background) => {
    for (const primary of ['#ffff00', '#0000ff', '#808080', background]) {
      const theme = withColours({ background, primary, text: primary, accent: primary });
      for (const name of ['c-ink', 'c-muted', 'c-link', 'c-good', 'c-warn', 'c-bad'])
        expect(contrast(theme[name] ?? '', background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme['c-primary-ink'] ?? '', theme['c-primary'] ?? '')).toBeGreaterThanOrEqual(4.5);
      for (const name of ['c-accent', 'c-line-strong', 'c-focus']) expect(contrast(theme[name] ?? '', background)).toBeGreaterThanOrEqual(3);
    }
  });

  it('muted text and links read on a tinted panel as well', () => {
    const theme = withColours({});
    for (const name of ['c-muted', 'c-link', 'c-good', 'c-warn', 'c-bad'])
      expect(contrast(theme[name] ?? '', theme['c-wash'] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it('[SHL-44] a bar’s text turns dark above luminance 240', () => {
    expect(withColours({}, { nav_bar: { background: '#f1f1f1' } })['nav-ink']).toBe('#14171a');
    expect(withColours({}, { nav_bar: { background: '#303030' } })['nav-ink']).toBe('#ffffff');
  });

  it('[SHL-45] the search bar’s text turns dark above luminance 127', () => {
    expect(withColours({}, { search_bar: { background: '#818181' } })['search-ink']).toBe('#14171a');
    expect(withColours({}, { search_bar: { background: '#5a5a5a' } })['search-ink']).toBe('#ffffff');
  });

  it('[SHL-42] [SHL-43] [SHL-41] defaults: padding 2, black and white, logo of 40', () => {
    const theme = withColours({}, { nav_bar: {} });
    expect([theme['nav-padding'], theme['nav-ground'], theme['nav-ink'], theme['logo-height']]).toEqual(['2px', '#000000', '#ffffff', '40px']);
  });

  it('[SHL-06] a drop shadow only when asked for', () => {
    expect(withColours({}, { nav_bar: {} })['nav-shadow']).toBe('none');
    expect(withColours({}, { nav_bar: { drop_shadow: true } })['nav-shadow']).toContain('rgb');
  });
});
