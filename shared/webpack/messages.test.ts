import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** As the catalogues write it where a language has no other number than one. */
const ofOrders = [
  {
    declarations: ['input count', 'local countPlural = count: plural'],
    selectors: ['countPlural'],
    match: { 'countPlural=one': '{count} order', 'countPlural=*': '{count} orders' },
  },
];

const texts = {
  back_tick: 'A `tick` and a \\\\',
  cover_of: 'Cover of {title}',
  loading: 'Loading',
  part_of: 'Number {number} in {#series}{series}{/series}, {#key}!{/key}',
  order_count: ofOrders,
  title_count: [
    {
      declarations: ['input count', 'local countPlural = count: plural'],
      selectors: ['countPlural'],
      match: { 'countPlural=one': '{count} title', 'countPlural=other': '{count} titles' },
    },
  ],
};

const entry = `
  import * as m from '#messages';
  const title = 'Emma';
  export const said = [
    m.back_tick(),
    m.cover_of({ title }),
    m.cover_of({ title: m.loading() }),
    m.part_of({ number: 2, series: title }),
    m.title_count({ count: 1 }),
    m.title_count({ count: 2 }),
    m.order_count({ count: 1 }),
    m.order_count({ count: 2 }),
    [m.loading].map((text) => text())[0],
  ];
`;

const folders: string[] = [];
afterAll(() => {
  for (const dir of folders) rmSync(dir, { recursive: true, force: true });
});

it('a build shows the texts of a package, and writes those without variants where they are called', async () => {
  const dir = buildPackage();
  await run(`
    const { compileMessages } = require('./messages.cjs');
    const { InlineMessages } = require('./inline-messages.cjs');
    const dir = ${JSON.stringify(dir)};
    await compileMessages(dir);
    const compiler = require('webpack')({
      context: dir,
      entry: './src/entry.js',
      mode: 'production',
      target: 'node',
      optimization: { minimize: false },
      output: { path: dir, filename: 'out.cjs', library: { type: 'commonjs2' } },
      plugins: [new InlineMessages([dir])],
    });
    await new Promise((done, fail) =>
      compiler.run((error, stats) => (error || stats.hasErrors() ? fail(error ?? new Error(stats.toString())) : done())),
    );
  `);

  const { said } = jest.requireActual<{ said: unknown[] }>(path.join(dir, 'out.cjs'));
  expect(said).toEqual([
    'A `tick` and a \\',
    'Cover of Emma',
    'Cover of Loading',
    ['Number 2 in ', ['series', 'Emma'], ', ', ['key', '!']],
    '1 title',
    '2 titles',
    '1 order',
    '2 orders',
    'Loading',
  ]);
  expect(readFileSync(path.join(dir, 'out.cjs'), 'utf8')).toMatch(/`Cover of .{title}`/);
});

it('two builds at once leave one whole set of texts, and nothing beside it', async () => {
  const dir = buildPackage();
  const compile = `await require('./messages.cjs').compileMessages(${JSON.stringify(dir)});`;

  await Promise.all([run(compile), run(`${compile} ${compile}`), run(compile)]);

  expect(readdirSync(dir).sort()).toEqual(['.messages', 'messages', 'package.json', 'src']);
  expect(readdirSync(path.join(dir, '.messages')).sort()).toEqual([
    'messages',
    'messages.js',
    'registry.js',
    'runtime.js',
    'stamp',
  ]);
});

it('texts are compiled again when the text, the structure or the version of the compiler has changed', async () => {
  const dir = buildPackage();
  const { stdout } = await run(`
    const fs = require('node:fs');
    const { stateOf } = require('./messages.cjs');
    const state = (structure = 'message-modules') => stateOf(${JSON.stringify(dir)}, structure);
    const before = state();
    const read = fs.readFileSync;
    const after = (change) => {
      fs.readFileSync = (file, ...rest) => change(read(file, ...rest), file);
      const changed = state();
      fs.readFileSync = read;
      return changed !== before;
    };
    const nextVersion = (read, file) =>
      /paraglide-js.package\\.json$/.test(file) ? read.replace(/"version": "[^"]*"/, '"version": "99.0.0"') : read;
    console.log(JSON.stringify({
      nothing: after((read) => read),
      text: after((read, file) => (file.endsWith('en.json') ? read + ' ' : read)),
      compiler: after(nextVersion),
      structure: state('locale-modules') !== before,
    }));
  `);
  expect(JSON.parse(stdout)).toEqual({ nothing: false, text: true, compiler: true, structure: true });
});

function buildPackage() {
  const dir = mkdtempSync(path.join(tmpdir(), 'texts-'));
  folders.push(dir);
  for (const folder of ['messages', 'src']) mkdirSync(path.join(dir, folder));
  writeFileSync(path.join(dir, 'messages/en.json'), JSON.stringify(texts));
  writeFileSync(path.join(dir, 'src/entry.js'), entry);
  const manifest = { type: 'module', sideEffects: false, imports: { '#messages': './.messages/messages.js' } };
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify(manifest));
  return dir;
}

/** In a process of its own: the compiler is an ES module, which the tests' environment can't load; it ends late. */
function run(script: string) {
  const ended = '.then(() => process.exit(0), (error) => { console.error(error); process.exit(1); })';
  return promisify(execFile)(process.execPath, ['-e', `(async () => {${script}})()${ended}`], { cwd: __dirname });
}
