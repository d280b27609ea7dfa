import { buildPage, buildSettings } from '@bookfront/shared/testing/builders';
import { describe, expect, it } from '@jest/globals';
import { customHead } from './custom-head';
import { headMarkup } from './head-markup';

describe('a shop’s own head content', () => {
  it('[SHL-08] is in the head: what describes the page', () => {
    const custom_head =
      '<meta name="google-site-verification" content="a&b">\n<link rel=me href="https://social.example/@shop">';
    expect(headMarkup(buildPage({ settings: buildSettings({ custom_head }) }))).toContain(
      '<meta data-custom name="google-site-verification" content="a&amp;b"><link data-custom rel="me" href="https://social.example/@shop">',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<script src="https://evil.example/x.js"></script>',
    '<style>body{display:none}</style>',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<meta name="referrer" content="unsafe-url">',
    '<meta name="robots" content="noindex">',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<link rel="icon" href="javascript:alert(1)">',
    '<link rel="icon" href="//evil.example/x">',
    '<!-- <meta name="x" content="y"> -->',
    '<meta name="x"',
  ])('has no place for %s', (text) => expect(customHead(text)).toBe(''));

  it('can’t end a tag or an attribute from within', () => {
    expect(customHead(`<meta name="x" content='"><script>alert(1)</script>'>`)).toBe(
      '<meta data-custom name="x" content="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;">',
    );
    expect(customHead('<meta name="x" content="y" onload="alert(1)">')).toBe('<meta data-custom name="x" content="y">');
  });
});
