// Compiles a package's texts (messages/<language>.json) into functions (.messages/), which its code imports as
// '#messages'. Why with this compiler and this runtime: ADR 12.
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { compactMessage } = require('./compact-message.cjs');

const baseLocale = 'en';
const plugin = require.resolve('@inlang/plugin-message-format');
const compiler = require.resolve('@inlang/paraglide-js');

const hasMessages = (dir) => fs.existsSync(path.join(dir, 'messages'));

/**
 * Compiles the texts of the package in `dir`, unless they have not changed since the last time. `structure`: a module
 * for each text, so that a chunk holds what it shows, or one for each language, which a server loads faster.
 */
async function compileMessages(dir, structure = 'message-modules') {
  if (!hasMessages(dir)) return;
  const out = path.join(dir, '.messages');
  const state = stateOf(dir, structure);
  if (stampOf(out) === state) return;
  const draft = fs.mkdtempSync(`${out}-`);
  try {
    await compileTo(draft, dir, structure);
    fs.writeFileSync(path.join(draft, 'stamp'), state);
    replaceFolder(out, draft);
    if (stampOf(out) !== state) throw new Error(`${out}: another build put other texts there. Build again.`);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

/** What the compiled texts depend on: the texts, the compiler and what is written around it. */
function stateOf(dir, structure) {
  const hash = createHash('sha256').update(structure).update(compilerVersions());
  for (const file of [__filename, require.resolve('./compact-message.cjs'), ...languageFiles(dir)])
    hash.update(file).update(fs.readFileSync(file));
  return hash.digest('hex');
}

const compilerVersions = () => [compiler, plugin].map(versionOf).join();

const versionOf = (entry) => JSON.parse(fs.readFileSync(path.join(entry, '../../package.json'), 'utf8')).version;

function stampOf(out) {
  try {
    return fs.readFileSync(path.join(out, 'stamp'), 'utf8');
  } catch {
    return undefined;
  }
}

/** Several builds may do this at the same time: the last one to rename its folder wins, or the first. */
function replaceFolder(out, draft) {
  const old = `${draft}-old`;
  unlessOvertaken(() => fs.renameSync(out, old));
  unlessOvertaken(() => fs.renameSync(draft, out));
  fs.rmSync(old, { recursive: true, force: true });
}

/** A folder that another build has moved away is not there (ENOENT); one that it has put there is not empty. */
function unlessOvertaken(move) {
  try {
    move();
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
  }
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
  if (outputStructure === 'message-modules') compactMessages(path.join(out, 'messages'));
}

function compactMessages(folder) {
  for (const file of fs.readdirSync(folder)) {
    const at = path.join(folder, file);
    fs.writeFileSync(at, compactMessage(fs.readFileSync(at, 'utf8'), at));
  }
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
/** @typedef {string | [mark: string, words: string]} MessagePart */
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

module.exports = { compileMessages, MessagesPlugin, stateOf };
