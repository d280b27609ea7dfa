import { escapeHtml, inlineJson } from './markup';

it('escapes what could end an element or an attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>Q & A</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;Q &amp; A&lt;/a&gt;',
  );
});

it('writes JSON that no script element ends early', () => {
  const value = { text: '</script><script>alert(1)</script>' };
  const json = inlineJson(JSON.stringify(value));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(value);
});
