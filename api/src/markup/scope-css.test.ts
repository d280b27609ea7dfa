import { scopeCss } from './scope-css';

const frame =
  '[data-block="b"]{position:relative!important;overflow:hidden!important;isolation:isolate!important;contain:paint!important}';
const scoped = (css: string): string => scopeCss(css, 'b').replace(frame, '');

describe('the CSS of a block', () => {
  it.each([
    ['.a{color:red}', '[data-block="b"] .a{color:red}'],
    ['a,b > c{margin:0}', '[data-block="b"] a,[data-block="b"] b>c{margin:0}'],
    ['@media (min-width:600px){.a{color:red}}', '@media (min-width:600px){[data-block="b"] .a{color:red}}'],
    ['.a{background:url(/images/x.webp)}', '[data-block="b"] .a{background:url(/images/x.webp)}'],
    [
      '@keyframes turn{from{opacity:0}to{opacity:1}}.a{animation:turn 1s}',
      '@keyframes block-b-turn{from{opacity:0}to{opacity:1}}[data-block="b"] .a{animation:block-b-turn 1s}',
    ],
    ['.a{color:red!important;margin:0}', '[data-block="b"] .a{color:red!important;margin:0}'],
    ['body .a{color:red}', '[data-block="b"] body .a{color:red}'],
  ])('is scoped to the block: %s [GAP-55]', (css, kept) => expect(scoped(css)).toBe(kept));

  it.each([
    '@import url(https://evil.example/x.css);',
    '@import "//evil.example/x.css";',
    '@\\69mport "/x.css";',
    '@font-face{font-family:x;src:url(/x.woff2)}',
    '@layer x{.a{color:red}}',
    '@property --x{syntax:"*";inherits:true}',
    '@namespace svg url(/x);',
    '@page{margin:0}',
    '.a{background:url(https://evil.example/x.png)}',
    '.a{background:url(//evil.example/x.png)}',
    '.a{background:url("data:image/svg+xml,x")}',
    '.a{background:u\\72l(https://evil.example/x)}',
    '.a{background:image-set("https://evil.example/x" 1x)}',
    '.a{color:var(--x,url(https://evil.example/x))}',
    '.a{position:fixed}',
    '.a{position:FIXED}',
    '.a{p\\6fsition:fi\\78 ed}',
    '.a{position:sticky}',
    '.a{width:expression(alert(1))}',
    '.a{behavior:url(/x.htc)}',
    '.a{-moz-binding:url(/x.xml#y)}',
    '.a{--x:1}',
    ':root{color:red}',
    '+ .a{color:red}',
    '& ~ .a{color:red}',
    '.a:has(.b){color:red}',
    ':host{color:red}',
    '.a{content:"</style><script>alert(1)</script>"}',
    '}</style><script>alert(1)</script>{',
    '<!-- .a{} -->',
    '.a{',
    '{}',
    '',
    '@media',
  ])('loses what affects more than the block: %s [GAP-55]', (css) => expect(scopeCss(css, 'b')).toBe(''));

  it('clips the block’s drawing, so that nothing is laid over the page [GAP-55]', () =>
    expect(scopeCss('.a{position:absolute;top:-900px}', 'b')).toContain(frame));

  it('may be ten thousand characters of anything [GAP-55]', () => {
    for (const part of ['@media x{', '.a{', '(', '[', '"', '/*', ':not(', 'a,', '\\', '<'])
      expect(scopeCss(part.repeat(10_000 / part.length), 'b').length).toBeLessThan(300_000);
  });
});
