import { cleanMarkup } from './clean-markup';

describe('markup of a feed', () => {
  it.each([
    '<p>Read <a href="java\u202ascript:alert(1)">more</a></p>',
    '<p>Read <a href="java&#x202A;script:alert(1)">more</a></p>',
    '<p>Read <a href="java&#x2066;script:alert(1)">more</a></p>',
    '<p>Read <a href="java\u007fscript:alert(1)">more</a></p>',
    '<p>Read <a href="\u0001javascript:alert(1)">more</a></p>',
    '<p>Read <a href="java\tscript:alert(1)">more</a></p>',
    '<p>Read <a href="da\u202eta:text/html,x">more</a></p>',
  ])('has no link that stripping would bring to life: %j [SPEC-D8]', (text) => {
    const clean = cleanMarkup(text);
    expect(clean).not.toMatch(/(javascript|data):/i);
    expect(clean).toMatch(/^<p>Read <a[^>]*>more<\/a><\/p>$/);
  });

  it('keeps ordinary markup', () =>
    expect(
      cleanMarkup('<p>A <b>bold</b> &amp; <i>true</i> <a href="https://example.com/?a=1&amp;b=2">story</a></p>'),
    ).toBe('<p>A <b>bold</b> &amp; <i>true</i> <a href="https://example.com/?a=1&amp;b=2">story</a></p>'));
});
