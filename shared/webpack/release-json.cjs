// Writes release.json beside the finished build: what the edge needs to know of an immutable release (shared/src/contract, Release).
const fs = require('node:fs');
const path = require('node:path');
const { createHash } = require('node:crypto');

class ReleaseJson {
  /** `exposes`: the package's exposes.json. */
  constructor({ dir, name, version, kind, entry, exposes, shared }) {
    Object.assign(this, { dir, name, version, kind, entry, exposes, shared });
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('ReleaseJson', () => this.write());
  }

  write() {
    const release = {
      name: this.name,
      version: this.version,
      kind: this.kind,
      react: require('react/package.json').version,
      entry: this.entry,
      server: fs.existsSync(path.join(this.dir, 'server/index.cjs')) ? 'server/index.cjs' : null,
      exposes: this.exposesWithFiles(),
      shared: this.shared,
      files: Object.fromEntries(walk(this.dir).map((file) => [file, digest(path.join(this.dir, file))])),
    };
    fs.writeFileSync(path.join(this.dir, 'release.json'), `${JSON.stringify(release, null, 1)}\n`);
  }

  exposesWithFiles() {
    // what the frame embeds; the shell exposes nothing to others
    if (this.kind === 'shell') return Object.fromEntries(Object.entries(this.exposes).map(([part, info]) => [part, { ...info, files: [] }]));
    const manifest = JSON.parse(fs.readFileSync(path.join(this.dir, 'mf-manifest.json'), 'utf8'));
    const filesOf = (expose) => manifest.exposes.find(({ path: name }) => name === expose)?.assets.js.sync ?? [];
    return Object.fromEntries(Object.entries(this.exposes).map(([expose, { module: _, ...info }]) => [expose, { ...info, files: filesOf(expose) }]));
  }
}

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

module.exports = { ReleaseJson };
