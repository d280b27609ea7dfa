// The baseline of the bench: shell and every remote as one plain webpack build with the same splitting and
// optimizations. Its entries are generated from every exposes.json and never committed; its release stands in for the
// shell's.
const fs = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const { webpackTarget } = require('./browsers.cjs');
const { ReleaseJson } = require('./release-json.cjs');
const { extensions, minimizer, typescript } = require('./rules.cjs');
const { serverConfig } = require('./server.cjs');

/**
 * `root`: the workspace; `out`: where the releases go (a folder each); `work`: where the generated entries go;
 * `shellPlugins`: typefaces and routes; `facades`: name -> file, as the shell offers them.
 */
function monolith({ root, shellDir, remotes, out, work, version, shellPlugins, facades }) {
  const exposes = remotes.flatMap((remote) => exposesOf(root, remote));
  const pages = exposes.filter(({ expose }) => expose !== './lifecycles');
  fs.mkdirSync(work, { recursive: true });
  const entry = write(work, 'main.ts', mainEntry(shellDir, pages));
  const server = write(work, 'server.tsx', serverEntry(shellDir, pages));
  const build = {
    dir: shellDir,
    name: 'shell',
    role: 'host',
    version,
    mode: 'production',
    out: path.join(out, 'shell'),
  };
  const frame = JSON.parse(fs.readFileSync(path.join(shellDir, 'exposes.json'), 'utf8'));
  const release = new ReleaseJson({
    dir: build.out,
    name: 'shell',
    version,
    kind: 'shell',
    entry: 'main.js',
    exposes: frame,
    shared: {},
  });
  return [
    browser(build, entry, facades, shellPlugins),
    serverConfig(build, { entry: server, plugins: [release, new PseudoRemotes({ out, version, pages })] }),
  ];
}

/** Every expose of a package with its federated id, its module and what its release would say. */
function exposesOf(root, remote) {
  const dir = path.join(root, remote);
  const exposes = JSON.parse(fs.readFileSync(path.join(dir, 'exposes.json'), 'utf8'));
  const name = remote.replaceAll('-', '_');
  return Object.entries(exposes).map(([expose, { module, ...info }]) => ({
    id: expose.replace('.', name),
    expose,
    file: path.resolve(dir, module),
    info,
  }));
}

const chunkOf = (id) => id.replace('/', '-');

const mainEntry = (shellDir, pages) => `${substitute(fs.readFileSync(path.join(shellDir, 'src/main.ts'), 'utf8'), [
  [/'\.\//g, `'${shellDir}/src/`],
  [/const \{ pageRemotes \}.*\n/, ''],
  ['start(pageRemotes)', 'start(() => parts)'],
])}
import { partsOf } from '${shellDir}/../shared/src/federation/static-lookup';
const parts = partsOf({
${pages.map(({ id, file }) => `  '${id}': () => import(/* webpackChunkName: "${chunkOf(id)}" */ '${file}'),`).join('\n')}
});
`;

const serverEntry = (shellDir, pages) => `import * as shell from '${shellDir}/src/server';
const pages = {
${pages
  .filter(({ info }) => info.rendering === 'server')
  .map(({ id, file }) => `  '${id}': require('${file}').default,`)
  .join('\n')}
};
export const shared = { ...shell.shared, 'monolith/pages': pages };
export const { render, themeCss } = shell;
`;

function browser({ dir, name, version, mode, out }, entry, facades, shellPlugins) {
  return {
    name,
    context: dir,
    mode,
    target: webpackTarget,
    entry: { main: entry },
    devtool: false,
    output: {
      path: out,
      publicPath: `/remotes/${name}/${version}/`,
      clean: { keep: /^server\// },
      uniqueName: 'monolith',
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
    },
    resolve: { extensions, modules: [path.join(dir, 'node_modules'), 'node_modules'], alias: facades },
    module: { rules: [typescript({ namespace: name, mode })] },
    optimization: { chunkIds: 'deterministic', minimizer: minimizer() },
    performance: false,
    stats: 'errors-warnings',
    plugins: [...shellPlugins, new ChunkFiles()],
  };
}

/** Which files the browser needs for each named chunk. */
class ChunkFiles {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkFiles', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ChunkFiles', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = Object.fromEntries(
            [...compilation.namedChunkGroups].map(([chunk, group]) => [
              chunk,
              group.getFiles().filter((file) => file.endsWith('.js')),
            ]),
          );
          compilation.emitAsset('chunks.json', new webpack.sources.RawSource(JSON.stringify(files)));
        },
      );
    });
  }
}

/**
 * The edge knows pages by the releases of remotes: each gets one that holds nothing but its chunks and names the
 * monolith's own components.
 */
class PseudoRemotes {
  constructor({ out, version, pages }) {
    Object.assign(this, { out, version, pages });
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('PseudoRemotes', () => {
      const chunks = JSON.parse(fs.readFileSync(path.join(this.out, 'shell/chunks.json'), 'utf8'));
      for (const name of new Set(this.pages.map(({ id }) => id.split('/')[0]))) this.write(name, chunks);
    });
  }

  write(name, chunks) {
    const dir = path.join(this.out, name);
    fs.rmSync(dir, { recursive: true, force: true });
    fs.mkdirSync(path.join(dir, 'server'), { recursive: true });
    write(dir, 'entry.js', '// all is in the monolith\n');
    const own = this.pages.filter(({ id }) => id.startsWith(`${name}/`));
    const exposes = Object.fromEntries(
      own.map(({ id, expose, info }) => [expose, { ...info, files: chunks[chunkOf(id)] ?? [] }]),
    );
    for (const file of Object.values(exposes).flatMap(({ files }) => files))
      fs.copyFileSync(path.join(this.out, 'shell', file), path.join(dir, file));
    const lines = own.map(
      ({ id, expose }) => `  ${JSON.stringify(expose)}: { default: pages[${JSON.stringify(id)}] },`,
    );
    write(
      dir,
      'server/index.cjs',
      `const pages = require('monolith/pages');\nmodule.exports = {\n${lines.join('\n')}\n};\n`,
    );
    const release = {
      name,
      version: this.version,
      kind: 'remote',
      react: '',
      entry: 'entry.js',
      server: 'server/index.cjs',
      exposes,
      shared: {},
      files: {},
    };
    write(dir, 'release.json', JSON.stringify(release));
  }
}

/** Throws where the shell's entry no longer has what is to be replaced: the rival would load remotes of its own. */
function substitute(text, changes) {
  return changes.reduce((changed, [present, next]) => {
    const result = changed.replace(present, next);
    if (result === changed) throw new Error(`shell/src/main.ts has no ${present}`);
    return result;
  }, text);
}

function write(dir, name, text) {
  const file = path.join(dir, name);
  fs.writeFileSync(file, text);
  return file;
}

module.exports = { monolith };
