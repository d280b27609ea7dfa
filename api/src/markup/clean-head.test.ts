import { describe, expect, it } from '@jest/globals';
import { cleanHead } from './clean-head';

describe('a shop’s own head content', () => {
  it('keeps tags that describe the page [SHL-08]', () => {
    expect(
      cleanHead(
        '<meta name="google-site-verification" content="a&b">\n<link rel=me href="https://social.example/@shop">',
      ),
    ).toBe(
      '<meta data-custom name="google-site-verification" content="a&amp;b" /><link data-custom rel="me" href="https://social.example/@shop" />',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<script src="https://evil.example/x.js"></script>',
    '<style>body{display:none}</style>',
    '<base href="https://evil.example/">',
    'Text and <b>bold text</b> &lt;script&gt;',
    '</title></head><body>',
    // meta tags with effects
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<META HTTP-EQUIV=refresh CONTENT="0;url=https://evil.example">',
    '<meta name="x" http-equiv content="0;url=https://evil.example">',
    '<meta name="referrer" content="unsafe-url">',
    '<meta name="robots" content="noindex">',
    '<meta name=" Robots\n" content="noindex">',
    '<meta name="ro\0bots" content="noindex">',
    '<meta name="rob&#111;ts" content="noindex">',
    '<meta name="robots" name="x" content="noindex">',
    '<meta name="" property="robots" content="noindex">',
    '<meta name="viewport" content="width=9000">',
    '<meta name="csp-nonce" content="x">',
    '<meta charset="utf-7">',
    // link tags with effects or unsafe addresses
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<link rel=stylesheet href=/x.css>',
    '<link rel="alternate stylesheet" href="/x.css">',
    '<link rel="style&#115;heet" href="/x.css">',
    '<link rel="stylesheet" rel="icon" href="/x.css">',
    '<link rel="modulepreload" href="https://evil.example/x.js">',
    '<link rel="icon">',
    '<link href="/x">',
    '<link rel="icon" href="javascript:alert(1)">',
    '<link rel="icon" href="java&#115;cript:alert(1)">',
    '<link rel="icon" href="java&Tab;script:alert(1)">',
    '<link rel="icon" href=" javascript:alert(1)">',
    '<link rel="icon" href="data:image/svg+xml,<svg onload=alert(1)>">',
    '<link rel="icon" href="http://evil.example/x">',
    '<link rel="icon" href="//evil.example/x">',
    '<link rel="icon" href="&#47;&sol;evil.example/x">',
    '<link rel="icon" href="/\\evil.example/x">',
    '<link rel="icon" href="/\t/evil.example/x">',
    '<link rel="icon" href="/&NewLine;/evil.example/x">',
    // content hidden in comments and text elements
    '<!-- <meta name="x" content="y"> -->',
    '<!-- <meta name="x" content="y">',
    '<!-- -- > <meta name="x" content="y">',
    '<![CDATA[<meta name="x" content="y">]]>',
    '<script>"<meta name=x content=y>"</script>',
    '<style><meta name="x" content="</style><img src onerror=alert(1)>"></style>',
    '<title><meta name="x" content="</title><script>alert(1)</script>"></title>',
    '<xmp><meta name="x" content="</xmp><script>alert(1)</script>"></xmp>',
    '<textarea><meta name="x" content="</textarea><script>alert(1)</script>"></textarea>',
    '<svg><style><![CDATA[</style><script>alert(1)</script>]]></style></svg>',
    // unclosed tags
    '<meta name="x"',
    '<meta name="x" content="y',
    `<meta name="x" content='y">`,
    '<',
    '',
  ])('removes %j', (markup) => expect(cleanHead(markup)).toBe(''));

  it.each([
    '<svg><meta name="x" content="y"></svg>',
    '<template><meta name="x" content="y"></template>',
    '<noscript><meta name="x" content="y"></noscript>',
    '<plaintext><meta name="x" content="y">',
    '<math><mtext><meta name="x" content="y"><script>alert(1)</script>',
    '<!--><meta name="x" content="y">-->',
    '<meta name="x" content="y" onload="alert(1)" nonce="z" style="color:red">',
    '<meta name=x content=y></meta></head><body>',
    '<me\0ta name="x" content="\u202ey">',
    '<meta name="x" content="y"<script>alert(1)</script>',
  ])('keeps only the meta tag of %j', (markup) =>
    expect(cleanHead(markup)).toBe('<meta data-custom name="x" content="y" />'),
  );

  it('can’t end a tag or attribute from inside', () => {
    expect(cleanHead(`<meta name="x" content='"><script>alert(1)</script>'>`)).toBe(
      '<meta data-custom name="x" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" />',
    );
    expect(cleanHead('<meta name="x" content="&quot;&gt;&lt;script&gt;" data-custom="\'><b>">')).toBe(
      '<meta data-custom="\'&gt;&lt;b&gt;" name="x" content="&quot;&gt;&lt;script&gt;" />',
    );
    expect(
      cleanHead('<link rel="icon" href="/x" as="script" imagesrcset="//evil.example" sizes="&quot;onerror=x">'),
    ).toBe('<link data-custom rel="icon" href="/x" sizes="&quot;onerror=x" />');
  });

  it.each(['<meta <meta', '<meta name="', '<!--', '<svg>', '<link rel=\'"', '<![CDATA[', '</', '&#x'])(
    'is read to its end if %j repeats over 20,000 characters',
    (part) => expect(cleanHead(part.repeat(20_000 / part.length))).toBe(''),
  );

  it('may contain anything in a content attribute', () =>
    expect(cleanHead('<meta name="x" content="">')).toBe('<meta data-custom name="x" content />'));

  it('is unchanged by a second cleaning', () => {
    const once = cleanHead('<meta name="x" content="a & &quot;b&quot; <c>"><link rel="icon" href="/x?a=1&b=2">');
    expect(cleanHead(once)).toBe(once);
  });
});
