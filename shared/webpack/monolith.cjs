// The rival of the bench: shell and every remote as one plain webpack build with the same splitting and the same mends.
// Its entries are generated from every exposes.json and never committed; its release stands in for the shell's.
const fs = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const { ReleaseJson } = require('./release-json.cjs');
const { extensions, minimizer, typescript } = require('./rules.cjs');
const { serverConfig } = require('./server.cjs');

/** `root`: the workspace; `out`: the release's folder; `work`: where the generated entries go; `shellPlugins`: fonts and routes. */
function monolith({ root, shellDir, remotes, out, work, version, shellPlugins, facades }) {
  const exposes = remotes.flatMap((remote) => exposesOf(root, remote));
  const pages = exposes.filter(({ expose }) => expose !== './lifecycles');
  fs.mkdirSync(work, { recursive: true });
  const entry = write(work, 'main.ts', mainEntry(shellDir, pages));
  const server = write(work, 'server.tsx', serverEntry(shellDir, pages));
  const build = { dir: shellDir, name: 'shell', role: 'host', version, mode: 'production', out };
  const listed = Object.fromEntries(pages.map(({ id, info }) => [id, info]));
  const release = new MonolithRelease({ dir: out, name: 'shell', version, kind: 'shell', entry: 'main.js', exposes: listed, shared: {} });
  return [browser(build, entry, facades, shellPlugins), serverConfig(build, { entry: server, plugins: [release] })];
}

/** Every expose of a package with its federated id, its module and what its release would say. */
function exposesOf(root, remote) {
  const dir = path.join(root, remote);
  const exposes = JSON.parse(fs.readFileSync(path.join(dir, 'exposes.json'), 'utf8'));
  const name = remote.replaceAll('-', '_');
  return Object.entries(exposes).map(([expose, { module, ...info }]) => ({ id: expose.replace('.', name), expose, file: path.resolve(dir, module), info }));
}

const chunkOf = (id) => id.replace('/', '-');

const mainEntry = (shellDir, pages) => `${fs
  .readFileSync(path.join(shellDir, 'src/main.ts'), 'utf8')
  .replaceAll("'./", `'${shellDir}/src/`)
  .replace(/const \{ remotesOfPage \}.*\n/, '')
  .replace('start(remotesOfPage)', 'start(() => parts)')}
import { partsOf } from '${shellDir}/../shared/src/federation/static-lookup';
const parts = partsOf({
${pages.map(({ id, file }) => `  '${id}': () => import(/* webpackChunkName: "${chunkOf(id)}" */ '${file}'),`).join('\n')}
});
`;

const serverEntry = (shellDir, pages) => `export * from '${shellDir}/src/server';
export const pages = {
${pages
  .filter(({ info }) => info.rendering === 'server')
  .map(({ id, file }) => `  '${id}': require('${file}').default,`)
  .join('\n')}
};
`;

function browser({ dir, name, version, mode, out }, entry, facades, shellPlugins) {
  return {
    name,
    context: dir,
    mode,
    target: ['web', 'es2022'],
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
      compilation.hooks.processAssets.tap({ name: 'ChunkFiles', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const files = Object.fromEntries(
          [...compilation.namedChunkGroups].map(([chunk, group]) => [chunk, group.getFiles().filter((file) => file.endsWith('.js'))]),
        );
        compilation.emitAsset('chunks.json', new webpack.sources.RawSource(JSON.stringify(files)));
      });
    });
  }
}

class MonolithRelease extends ReleaseJson {
  exposesWithFiles() {
    const chunks = JSON.parse(fs.readFileSync(path.join(this.dir, 'chunks.json'), 'utf8'));
    return Object.fromEntries(Object.entries(this.exposes).map(([id, info]) => [id, { ...info, files: chunks[chunkOf(id)] ?? [] }]));
  }
}

function write(dir, name, text) {
  const file = path.join(dir, name);
  fs.writeFileSync(file, text);
  return file;
}

module.exports = { monolith };
