// Compiles a package's texts (messages/<language>.json) into functions (.messages/), which its code imports as
// '#messages'. Why with this compiler and this runtime: docs/decisions/0012-texts-that-compile.md.
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const baseLocale = 'en';
const plugin = require.resolve('@inlang/plugin-message-format');

const hasMessages = (dir) => fs.existsSync(path.join(dir, 'messages'));

/**
 * Compiles the texts of the package in `dir`, unless they have not changed since the last time. `structure`: a module
 * for each text, so that a chunk holds what it shows, or one for each language, which a server loads faster.
 */
async function compileMessages(dir, structure = 'message-modules') {
  if (!hasMessages(dir)) return;
  const out = path.join(dir, '.messages');
  const stamp = path.join(out, 'stamp');
  const state = stateOf(dir, structure);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === state) return;
  const draft = `${out}-${process.pid}`;
  try {
    await compileTo(draft, dir, structure);
    fs.writeFileSync(path.join(draft, 'stamp'), state);
    fs.rmSync(out, { recursive: true, force: true });
    fs.renameSync(draft, out);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

function stateOf(dir, structure) {
  const hash = createHash('sha256').update(fs.readFileSync(__filename)).update(structure);
  for (const file of languageFiles(dir)) hash.update(file).update(fs.readFileSync(file));
  return hash.digest('hex');
}

const languageFiles = (dir) =>
  fs
    .readdirSync(path.join(dir, 'messages'))
    .sort()
    .map((file) => path.join(dir, 'messages', file));

async function compileTo(out, dir, outputStructure) {
  for (const file of languageFiles(dir)) checkJson(file);
  const { compile } = await import('@inlang/paraglide-js');
  await compile({
    project: writeProject(out, dir),
    outdir: out,
    strategy: ['baseLocale'],
    outputStructure,
    emitReadme: false,
    emitGitIgnore: false,
    emitPrettierIgnore: false,
  });
  fs.rmSync(path.join(out, 'server.js'));
  fs.writeFileSync(path.join(out, 'runtime.js'), runtime);
  fs.writeFileSync(path.join(out, 'registry.js'), registry);
}

/** The compiler would leave out every text of a file with a comma too many, and say nothing. */
function checkJson(file) {
  try {
    JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error.message}`);
  }
}

/** The languages are the files that are there: another language needs one more file and no setting. */
function writeProject(out, dir) {
  const project = path.join(out, 'project.inlang');
  fs.mkdirSync(project, { recursive: true });
  const settings = {
    baseLocale,
    locales: languageFiles(dir).map((file) => path.basename(file, '.json')),
    telemetry: 'off',
    modules: [path.relative(out, plugin)],
    'plugin.inlang.messageFormat': { pathPattern: '../messages/{locale}.json' },
  };
  fs.writeFileSync(path.join(project, 'settings.json'), JSON.stringify(settings));
  return project;
}

/** In place of the compiler's own runtime. The constant lets the minifier leave bare strings behind. */
const runtime = `/** @typedef {string} LocalizedString */
/**
 * @template Inputs, Options, Markup
 * @typedef {{ readonly inputs?: Inputs; readonly options?: Options; readonly markup?: Markup }} MessageMetadata
 */
/**
 * @typedef {{ type: 'text', value: string }
 *   | { type: 'markup-start' | 'markup-end' | 'markup-standalone', name: string, options: object, attributes: object }
 * } MessagePart
 */
export const experimentalStaticLocale = '${baseLocale}';
export const getLocale = () => experimentalStaticLocale;
`;

/** Plurals without Intl.PluralRules: constructing Intl objects while a page hydrates takes longer than hydrating it. */
const registry = `/**
 * @param {string} _locale
 * @param {unknown} count
 * @param {object} _options
 * @returns {'one' | 'other'}
 */
export const plural = (_locale, count, _options) => (Number(count) === 1 ? 'one' : 'other');
`;

/** Compiles before each build, and again when a text changes while webpack watches. `dirs`: folders of packages. */
class MessagesPlugin {
  constructor(dirs) {
    this.dirs = dirs.filter(hasMessages);
  }

  apply(compiler) {
    const compileAll = async () => {
      for (const dir of this.dirs) await compileMessages(dir);
    };
    compiler.hooks.beforeRun.tapPromise('MessagesPlugin', compileAll);
    compiler.hooks.watchRun.tapPromise('MessagesPlugin', compileAll);
    compiler.hooks.thisCompilation.tap('MessagesPlugin', (compilation) => {
      for (const dir of this.dirs) compilation.contextDependencies.add(path.join(dir, 'messages'));
    });
  }
}

module.exports = { compileMessages, MessagesPlugin };
