import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openArtifacts } from '../../src/releases/artifacts';
import { install } from '../../src/releases/install';
import { type Renderer, startRenderer } from '../../src/renderer/client';
import type { RenderJob } from '../../src/renderer/messages';
import { cartRemote, itemRemote, writeRemote, writeShell } from '../fixture-releases';

/* What a hostile release tries on the server. It shares its thread with the releases of other teams. */

const delivery = path.resolve(__dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'bookfront-hostile-'));
const programs = path.join(folder, 'programs');
const store = openArtifacts(folder);
let renderer: Renderer;

beforeAll(async () => {
  execFileSync(process.execPath, [path.join(delivery, 'node_modules/webpack-cli/bin/cli.js')], {
    cwd: delivery,
    env: { ...process.env, OUTPUT: programs },
    stdio: 'pipe',
  });
  await install(store, writeShell(path.join(folder, 'built')));
  for (const remote of [itemRemote, cartRemote]) await install(store, writeRemote(path.join(folder, 'built'), remote));
  renderer = startRenderer({
    programs,
    releases: store.root,
    softMs: 500,
    prepareMs: 2000,
    warmUps: 1,
    onReport: () => {},
  });
  await renderer.prepare([jobOf()]);
}, 60_000);
afterAll(() => {
  renderer.close();
  rmSync(folder, { recursive: true, force: true });
});

const clean = '<main data-user="guest"><h1>Pride and Prejudice</h1><form>Add to cart</form></main>';

/** Each is an expression. What it gives, or 'refused: …', is drawn into the page. */
const attempts: [what: string, code: string, outcome: RegExp][] = [
  ['asks Node for its bindings', "process.binding('fs')", /^refused/],
  ['ends the process', 'process.exit(1)', /^refused/],
  ['signals the edge', 'process.kill(1)', /^refused/],
  ['asks for a built-in module', "process.getBuiltinModule('node:fs')", /^refused/],
  ['loads modules by the constructor of its own', "module.constructor._load('node:fs')", /^refused/],
  ['looks for the module cache', 'require.cache', /^undefined$/],
  [
    'imports a worker thread',
    "import('node:worker_threads').then((t) => new t.Worker('1', { eval: true }))",
    /^waits$/,
  ],
  ['imports the file system', "import('node:fs').then((fs) => fs.readdirSync('/'))", /^waits$/],
  ['runs WebAssembly', 'new WebAssembly.Module(new Uint8Array(8))', /^refused/],
  ['blocks the thread on shared memory', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(8)), 0, 0)', /^refused/],
  ['patches EventTarget', "strict('EventTarget.prototype.dispatchEvent = () => true')", /^refused/],
  ['patches Promise', "strict('Promise.prototype.then = () => undefined')", /^refused/],
  ['patches RegExp', "strict('RegExp.prototype.exec = () => null')", /^refused/],
  [
    'takes arrays over by their species',
    "strict('Object.defineProperty(Array, Symbol.species, { value: Object })')",
    /^refused/,
  ],
  ['patches the iterator of arrays', "strict('Array.prototype[Symbol.iterator] = function* () {}')", /^refused/],
  [
    'patches the generator behind all generators',
    "strict('Object.getPrototypeOf(function* () {}).prototype.next = () => 1')",
    /^refused/,
  ],
  ['patches typed arrays', "strict('Object.getPrototypeOf(Int8Array).prototype.set = () => 1')", /^refused/],
  ['leaves a global behind', "strict('globalThis.leaked = 1')", /^refused/],
  ['replaces JSON', "strict('globalThis.JSON = {}')", /^refused/],
  ['is handed call sites', '(Error.prepareStackTrace = (e, sites) => sites, typeof new Error().stack)', /^string$/],
  [
    'replaces a function of a shared module',
    'strict(\'require("react/jsx-runtime").jsx = () => "mine"\', require)',
    /^refused/,
  ],
  [
    'gives a shared module a getter',
    "Object.defineProperty(require('react/jsx-runtime'), 'jsx', { get: () => () => 'mine' })",
    /^refused/,
  ],
  ['adds to a shared module', 'strict(\'require("react/jsx-runtime").left = 1\', require)', /^refused/],
];

test.each(attempts)('a release that %s gets nothing, and changes nothing for others', async (what, code, outcome) => {
  const job = await jobWith(
    what,
    `const strict = (code, require) => new Function('require', '"use strict";' + code)(require);
    let got; try { got = ${code}; if (got && got.then) { got.then(() => { got = 'GOT'; }, () => {}); got = 'waits'; } else got = String(got); }
    catch (error) { got = 'refused: ' + error.message; }
    exports['./CartControls'] = { default: () => '[' + got + ']' };`,
  );
  const body = await bodyOf(job);
  expect(/\[(.*)\]/.exec(body)?.[1]).toMatch(outcome);
  // what it began may end later
  expect(/\[(.*)\]/.exec(await bodyOf(job))?.[1]).toMatch(outcome);
  expect(await bodyOf(jobOf())).toBe(clean);
});

const markup: [what: string, code: string][] = [
  ['gives props that throw when they are read', "() => ({ get type() { throw new Error('mine'); } })"],
  ['gives a Proxy that lies about itself', "() => new Proxy({}, { get() { throw new Error('mine'); } })"],
  ['throws what is no error', '() => { throw null; }'],
  ['throws an object that throws when it is read', '() => { throw { get message() { throw 1; } }; }'],
  ['recurses without end', '() => { const again = () => again() + 1; return again(); }'],
  [
    'writes over the page of the next visitor later',
    "() => { setTimeout(() => { for (const key of Object.keys(globalThis)) try { globalThis[key] = 1; } catch {} }, 5); return ''; }",
  ],
  [
    'changes the state of its page',
    "({ page }) => { page.session = { user: { first_name: 'Mallory' } }; page.queries.length = 0; return ''; }",
  ],
  ['throws after its page is drawn', "() => { setTimeout(() => { throw new Error('late'); }, 5); return ''; }"],
  ['rejects after its page is drawn', "() => { Promise.reject(new Error('late')); return ''; }"],
];

test.each(markup)(
  'a release that %s costs nobody else a page',
  async (what, view) => {
    const job = await jobWith(what, `exports['./CartControls'] = { default: ${view} };`);
    await renderer.render(job);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await bodyOf(jobOf())).toBe(clean);
  },
  20_000,
);

let count = 0;
async function jobWith(what: string, server: string): Promise<RenderJob> {
  count += 1;
  const version = `1.0.${count}-${what.replaceAll(/\W+/g, '-').slice(0, 40)}`;
  await install(store, writeRemote(path.join(folder, 'built'), { ...cartRemote, version, server }));
  return jobOf(path.join(store.root, 'mf_cart_checkout', version));
}

/** Asks again while a busy machine is late, or a thread is replaced. */
async function bodyOf(job: RenderJob): Promise<string> {
  for (const end = Date.now() + 8000; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const drawn = await renderer.render(job);
    if (drawn) return drawn.body;
    if (Date.now() > end) throw new Error('the page was never drawn');
  }
}

function jobOf(cart = path.join(store.root, 'mf_cart_checkout/1.0.0')): RenderJob {
  return {
    page: 'mf_item/ItemPage',
    shell: path.join(store.root, 'shell/1.0.0'),
    remotes: {
      mf_item: { dir: path.join(store.root, 'mf_item/1.0.0'), exposes: ['./ItemPage'] },
      mf_cart_checkout: { dir: cart, exposes: ['./CartControls'] },
    },
    state: JSON.stringify({
      url: '/item/1',
      settings: { store_info: { name: 'Lantern Books' } },
      session: { user: null },
      queries: [[['title/getItem', {}], { title: 'Pride and Prejudice' }]],
      status: 200,
    }),
    nonce: 'n',
  };
}
