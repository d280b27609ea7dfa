// The project's webpack builds. A remote's webpack.config.cjs is one line; the shell adds its typefaces and facades.
const fs = require('node:fs');
const path = require('node:path');
const { BannerPlugin, Compilation } = require('webpack');
const { browserConfig } = require('./browser.cjs');
const { ChunkDigests } = require('./chunk-digests.cjs');
const { ReleaseJson } = require('./release-json.cjs');
const { serverConfig } = require('./server.cjs');
const { contract, providedVersionsOf } = require('./share.cjs');
const { ProvidedExports, UsedExports } = require('./shared-exports.cjs');
const { devServer, standAloneConfig } = require('./stand-alone.cjs');

/**
 * VERSION, MODE and OUT come from the release command; a plain `webpack` builds for production at the package's own
 * version.
 */
function buildOf(dir, role, serve) {
  const manifest = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));
  return {
    dir,
    role,
    serve: Boolean(serve),
    name: manifest.name.split('/').at(-1).replaceAll('-', '_'),
    version: process.env.VERSION ?? (serve ? '0.0.0-dev' : manifest.version),
    mode: process.env.MODE ?? (serve ? 'development' : 'production'),
    out: process.env.OUT ?? path.join(dir, 'dist'),
  };
}

/** A remote: what exposes.json lists, for the browser and (rendering 'server') for the server. */
function remote({ dir }) {
  return (env = {}) => {
    const build = buildOf(dir, 'remote', env.WEBPACK_SERVE);
    const exposes = exposesOf(dir);
    const modules = Object.fromEntries(Object.entries(exposes).map(([expose, { module }]) => [expose, module]));
    const usedExports = {};
    const release = new ReleaseJson({
      ...releaseOf(build),
      kind: 'remote',
      entry: 'remoteEntry.js',
      exposes,
      usedExports,
    });
    const names = new UsedExports({ names: usedExports, mode: build.mode });
    const onServer = Object.entries(exposes).filter(([, { rendering }]) => rendering === 'server');
    const browser = browserConfig(build, {
      entry: {},
      exposes: modules,
      plugins: onServer.length || build.serve ? [names] : [names, release],
    });
    if (build.serve) return [{ ...browser, devServer: devServer(build) }, standAloneConfig(build)];
    return onServer.length
      ? [browser, serverConfig(build, { entry: serverEntry(build, onServer), plugins: [release] })]
      : browser;
  };
}

/** The shell: the host of the page and, on the server, the one that renders it. */
function shell({ dir, provided, plugins = () => [] }) {
  return (env = {}) => {
    const build = buildOf(dir, 'host', env.WEBPACK_SERVE);
    const providedExports = {};
    const release = new ReleaseJson({
      ...releaseOf(build),
      kind: 'shell',
      entry: 'main.js',
      exposes: exposesOf(dir),
      providedVersions: providedVersionsOf(dir, build.mode),
      providedExports,
    });
    const names = new ProvidedExports({ names: providedExports });
    const finished = build.mode === 'production' ? [new ChunkDigests({ entry: 'main.js' }), compileHint()] : [];
    return [
      browserConfig(build, { entry: { main: './src/main.ts' }, provided, plugins: [...plugins(), names, ...finished] }),
      serverConfig(build, { entry: './src/server.tsx', plugins: [release] }),
    ];
  };
}

/**
 * To the browser: all of the main script runs at once, so compile it beside the main thread, while it comes. Comments
 * are gone before this stage.
 */
const compileHint = () =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    entryOnly: true,
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

const exposesOf = (dir) => JSON.parse(fs.readFileSync(path.join(dir, 'exposes.json'), 'utf8'));

const releaseOf = ({ out, name, version, mode }) => ({ dir: out, name, version, shared: contract(mode) });

/** A generated module that requires each server-rendered expose. */
function serverEntry({ dir, out, name }, exposes) {
  const file = path.join(dir, 'node_modules/.cache', `${name}-${path.basename(out)}-server.cjs`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const lines = exposes.map(
    ([expose, { module }]) => `  ${JSON.stringify(expose)}: require(${JSON.stringify(path.resolve(dir, module))}),`,
  );
  fs.writeFileSync(file, `module.exports = {\n${lines.join('\n')}\n};\n`);
  return file;
}

module.exports = { remote, shell };
