// Writes release.json beside the finished build: what the edge needs to know of an immutable release
// (shared/src/contract, Release).
const fs = require('node:fs');
const path = require('node:path');
const { execFileSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { contractVersions } = require('./remotes.cjs');

class ReleaseJson {
  /**
   * `exposes`: the package's exposes.json; `shared`: the ranges of the shared modules. A shell gives the versions that
   * it provides of them and the names that it exports, a remote the names that it uses; names are filled in while the
   * build runs.
   */
  constructor({ dir, name, version, kind, entry, exposes, shared, providedVersions, providedExports, usedExports }) {
    Object.assign(this, { dir, name, version, kind, entry, exposes, shared });
    Object.assign(this, { providedVersions, providedExports, usedExports });
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('ReleaseJson', () => this.write(compiler.context));
  }

  /** `sources`: the package's folder. */
  write(sources) {
    const smoke = path.join(sources, 'smoke.json');
    if (fs.existsSync(smoke)) fs.copyFileSync(smoke, path.join(this.dir, 'smoke.json'));
    const release = {
      name: this.name,
      version: this.version,
      commit: commitOf(sources),
      time: new Date().toISOString(),
      provides: versionsOf(Object.keys(this.exposes).map((expose) => expose.replace('.', this.name))),
      consumes: versionsOf(this.consumed()),
      kind: this.kind,
      react: require(require.resolve('react/package.json', { paths: [sources] })).version,
      entry: this.entry,
      server: fs.existsSync(path.join(this.dir, 'server/index.cjs')) ? 'server/index.cjs' : null,
      exposes: this.exposesWithFiles(),
      shared: this.shared,
      // each is left out where it is undefined
      providedVersions: this.providedVersions,
      providedExports: this.providedExports,
      usedExports: this.usedExports,
      files: Object.fromEntries(walk(this.dir).map((file) => [file, digest(path.join(this.dir, file))])),
    };
    fs.writeFileSync(path.join(this.dir, 'release.json'), `${JSON.stringify(release, null, 1)}\n`);
  }

  /** What the exposes embed, and the pages of a shell's route table. */
  consumed() {
    const table = path.join(this.dir, 'routes.json');
    const pages =
      this.kind === 'shell' && fs.existsSync(table)
        ? JSON.parse(fs.readFileSync(table, 'utf8')).flatMap(({ page }) => page ?? [])
        : [];
    return [
      ...Object.values(this.exposes).flatMap(({ fragments, onDemand = [] }) => [...fragments, ...onDemand]),
      ...pages,
    ].filter((id) => !id.startsWith(`${this.name}/`));
  }

  exposesWithFiles() {
    // what the frame embeds; the shell exposes nothing to others
    if (this.kind === 'shell')
      return Object.fromEntries(Object.entries(this.exposes).map(([part, info]) => [part, { ...info, files: [] }]));
    const manifest = JSON.parse(fs.readFileSync(path.join(this.dir, 'mf-manifest.json'), 'utf8'));
    const filesOf = (expose) => manifest.exposes.find(({ path: name }) => name === expose)?.assets.js.sync ?? [];
    return Object.fromEntries(
      Object.entries(this.exposes).map(([expose, { rendering, picture, fragments, onDemand, first }]) => [
        expose,
        { rendering, picture, fragments, onDemand, first, files: filesOf(expose) },
      ]),
    );
  }
}

const versionsOf = (ids) => {
  const versions = contractVersions();
  return Object.fromEntries([...new Set(ids)].filter((id) => versions[id]).map((id) => [id, versions[id]]));
};

/** COMMIT, or what git says of the sources, '-dirty' where they differ from it; '' without either. */
function commitOf(sources) {
  if (process.env.COMMIT !== undefined) return process.env.COMMIT;
  try {
    const isChanged = git(sources, 'status', '--porcelain', '--', ':/') !== '';
    return `${git(sources, 'rev-parse', '--short=12', 'HEAD')}${isChanged ? '-dirty' : ''}`;
  } catch {
    return '';
  }
}

const git = (cwd, ...args) => execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();

function walk(dir, below = '') {
  return fs.readdirSync(path.join(dir, below), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(below, entry.name);
    if (entry.isDirectory()) return walk(dir, file);
    return file === 'release.json' ? [] : [file];
  });
}

function digest(file) {
  const bytes = fs.readFileSync(file);
  return { bytes: bytes.length, sha384: createHash('sha384').update(bytes).digest('base64') };
}

module.exports = { ReleaseJson, commitOf };
