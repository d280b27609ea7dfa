import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ExposeInfo, Release } from '@bookfront/shared/contract';
import { routes } from '@bookfront/shared/routes';

export interface FixtureRemote {
  name: string;
  version?: string;
  exposes: Record<string, Partial<ExposeInfo>>;
  /** The code of server/index.cjs; null for a release without one. */
  server: string | null;
  /** Additional files. */
  files?: Record<string, string>;
}

/** Writes a built remote: an entry, one file per expose, a server build. Returns its folder. */
export function writeRemote(
  root: string,
  { name, version = '1.0.0', exposes, server, files: more = {} }: FixtureRemote,
): string {
  const files: Record<string, string> = {
    'remoteEntry.js': `self["${name}@${version}"]=${JSON.stringify(Object.keys(exposes))};\n`.padEnd(1500, ' '),
    ...more,
  };
  for (const expose of Object.keys(exposes)) files[`${expose.slice(2)}.js`] = `// ${name}@${version} ${expose}\n`;
  if (server !== null) files['server/index.cjs'] = server;
  const info = Object.fromEntries(
    Object.entries(exposes).map(([expose, given]) => [
      expose,
      { rendering: 'server' as const, fragments: [], first: [], files: [`${expose.slice(2)}.js`], ...given },
    ]),
  );
  return writeRelease(
    path.join(root, `${name}-${version}`),
    { name, version, kind: 'remote', entry: 'remoteEntry.js', exposes: info },
    files,
  );
}

/**
 * A shell with a minimal "React" (a node is a string or { type, props }), which renders the parts that the page's
 * address names.
 */
export function writeShell(root: string, version = '1.0.0'): string {
  const fonts = {
    families: {
      lora: {
        css: '@font-face{font-family:Lora Variable;src:url(fonts/lora.woff2)}',
        preload: ['fonts/lora.woff2'],
        fallbackCss: '',
      },
    },
    headings: {
      lora: {
        css: '@font-face{font-family:Lora;src:url(fonts/lora-600.woff2)}',
        preload: ['fonts/lora-600.woff2'],
        fallbackCss: '',
      },
    },
  };
  const files = {
    'main.js': 'console.log("shell");\n',
    'routes.json': JSON.stringify(routes),
    'fonts.json': JSON.stringify(fonts),
    'fonts/lora.woff2': 'wOF2',
    'fonts/lora-600.woff2': 'wOF2',
    'server/index.cjs': shellServer,
  };
  return writeRelease(
    path.join(root, `shell-${version}`),
    { name: 'shell', version, kind: 'shell', entry: 'main.js', exposes: {} },
    files,
  );
}

const shellServer = `
const jsx = (type, props) => ({ type, props });
const draw = (node) => (node && node.type ? draw(node.type(node.props)) : String(node));
exports.shared = { 'react/jsx-runtime': { jsx } };
exports.themeCss = (settings) => ':root{--c-primary:' + settings.styles.primary + '}';
const idsOf = (url) => url.startsWith('/item') ? ['mf_item/ItemPage', 'mf_cart_checkout/CartControls'] : url.startsWith('/browse') ? ['mf_catalogue/BrowsePage'] : ['mf_events_content/HomePage'];
exports.render = async (page, lookup, nonce) => {
  const errors = [];
  const part = (id) => {
    const View = lookup(id);
    if (!View) return '<p>' + id + ' waits</p>';
    try { return draw({ type: View, props: { page } }); } catch (error) { errors.push(id + ': ' + error.message); return '<p>' + id + ' waits</p>'; }
  };
  const body = '<main data-user="' + (page.session.user ? page.session.user.first_name : 'guest') + '">' + idsOf(page.url).map(part).join('') + '</main>';
  return { head: '<title>' + page.settings.store_info.name + '</title>', style: '<style nonce="' + nonce + '">a{}</style>', body, status: page.status, errors };
};
`;

function writeRelease(
  dir: string,
  about: Pick<Release, 'name' | 'version' | 'kind' | 'entry' | 'exposes'>,
  files: Record<string, string>,
): string {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  }
  const digests = Object.fromEntries(
    Object.entries(files).map(([file, content]) => [
      file,
      { bytes: content.length, sha384: createHash('sha384').update(content).digest('base64') },
    ]),
  );
  const release: Release = {
    commit: 'abc',
    time: '2026-01-01T00:00:00.000Z',
    provides: versionsOf(
      about.kind === 'shell' ? [] : Object.keys(about.exposes).map((expose) => expose.replace('.', about.name)),
    ),
    consumes: versionsOf(Object.values(about.exposes).flatMap(({ fragments }) => fragments)),
    ...(about.kind === 'shell'
      ? { providedVersions: { react: '19.3.1' }, providedExports: { '@bookfront/shared/ui': ['Button', 'Cover'] } }
      : {}),
    ...about,
    react: '19.3.1',
    server: files['server/index.cjs'] === undefined ? null : 'server/index.cjs',
    shared: {},
    files: digests,
  };
  writeFileSync(path.join(dir, 'release.json'), JSON.stringify(release));
  return dir;
}

const versionsOf = (ids: string[]) => Object.fromEntries(ids.map((id) => [id, '1.0.0']));

/** A server build whose one expose renders `text`. */
export const drawing = (expose: string, text: string) =>
  `exports['${expose}'] = { default: () => ${JSON.stringify(text)} };`;

export const itemRemote: FixtureRemote = {
  name: 'mf_item',
  exposes: {
    './ItemPage': {
      fragments: ['mf_cart_checkout/CartControls'],
      first: [{ call: 'title/getItem', payload: 'item' }],
      picture: 'item',
    },
  },
  server: `exports['./ItemPage'] = { default: ({ page }) => '<h1>' + ((page.queries[0] || [])[1] || {}).title + '</h1>' };`,
};
export const cartRemote: FixtureRemote = {
  name: 'mf_cart_checkout',
  exposes: { './CartControls': {}, './CheckoutPage': { rendering: 'browser' } },
  server: drawing('./CartControls', '<form>Add to cart</form>'),
};
export const homeRemote: FixtureRemote = {
  name: 'mf_events_content',
  exposes: {
    './HomePage': {
      first: [
        {
          call: 'titlelist/getCustom',
          payload: 'home',
          each: { rows: 'widgets', call: 'titlelist/getItems', payload: 'list-strip' },
        },
      ],
      picture: 'home',
    },
  },
  server: drawing('./HomePage', '<h1>Welcome</h1>'),
};
export const catalogueRemote: FixtureRemote = {
  name: 'mf_catalogue',
  exposes: { './BrowsePage': { first: [{ call: 'browse/get', payload: 'browse' }], picture: 'first-row' } },
  server: drawing('./BrowsePage', '<h1>Books</h1>'),
};
