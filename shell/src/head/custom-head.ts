/**
 * SHL-08, decision 8 of the specification: of a shop's own head content what describes the page: meta and link.
 * Scripts, styles and anything that acts
 * (http-equiv, stylesheets, base) is left out, whatever it is hidden in. Each tag is written anew from the attributes
 * that are known.
 */
export function customHead(text: string): string {
  const tags = text.replace(/<!--[\s\S]*?(-->|$)/g, '').matchAll(/<(meta|link)\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi);
  return [...tags].map(([, name = '', rest = '']) => tagOf(name.toLowerCase(), attributesOf(rest))).join('');
}

const known: Record<string, string[]> = {
  meta: ['name', 'property', 'itemprop', 'content'],
  link: ['rel', 'href', 'type', 'sizes', 'hreflang', 'title', 'media', 'color'],
};
const rels = [
  'icon',
  'shortcut icon',
  'apple-touch-icon',
  'mask-icon',
  'alternate',
  'me',
  'license',
  'author',
  'search',
  'preconnect',
  'dns-prefetch',
];

function tagOf(name: string, given: Map<string, string>): string {
  if (!isHarmless(name, given)) return '';
  const kept = (known[name] ?? []).flatMap((key) =>
    given.has(key) ? [`${key}="${escaped(given.get(key) ?? '')}"`] : [],
  );
  return `<${name} data-custom ${kept.join(' ')}>`;
}

function isHarmless(name: string, given: Map<string, string>): boolean {
  if (name === 'meta')
    return (
      !given.has('http-equiv') &&
      given.has('content') &&
      !/^(viewport|referrer|robots|csp-nonce)$/i.test(given.get('name') ?? given.get('property') ?? '')
    );
  return (
    rels.includes((given.get('rel') ?? '').toLowerCase()) && /^(https:\/\/|\/(?![/\\]))/i.test(given.get('href') ?? '')
  );
}

function attributesOf(text: string): Map<string, string> {
  const found = text.matchAll(/([a-z][\w:-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi);
  return new Map(
    [...found].map(([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? '']),
  );
}

const escaped = (text: string) =>
  text.replace(/&(?!(?:[a-z]+|#\d+|#x[\da-f]+);)/gi, '&amp;').replace(/[<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
