// The browser build of the shell and of a remote: federation under the project's own slim runtime (ADR 1).
const path = require('node:path');
const webpack = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { webpackTarget } = require('./browsers.cjs');
const { InlineMessages } = require('./inline-messages.cjs');
const { MessagesPlugin } = require('./messages.cjs');
const { PortableManifest } = require('./portable-manifest.cjs');
const { compiledTexts, extensions, minimizer, typescript } = require('./rules.cjs');
const { shareConfig } = require('./share.cjs');

const RUNTIME = path.join(__dirname, '../src/federation/runtime');

/** `build`: { dir, name, role: 'host'|'remote', version, mode, out, serve } (see index.cjs). */
function browserConfig(build, { entry, exposes, provided, plugins = [] }) {
  const { dir, name, role, version, mode, serve } = build;
  const dev = mode === 'development';
  const refresh = serve && dev && role === 'remote';
  return {
    name,
    context: dir,
    mode,
    target: webpackTarget,
    entry: dev && role === 'host' ? afterRenderers(entry) : entry,
    // the maps lie beside the scripts for the edge to read; no script names its own
    devtool: dev || serve ? 'cheap-module-source-map' : 'hidden-nosources-source-map',
    output: outputOf(build),
    resolve: { extensions },
    module: { rules: [typescript({ namespace: name.replaceAll('_', '-'), mode, refresh }), compiledTexts()] },
    cache: { type: 'filesystem', version: `${name}-${version}-${mode}`, buildDependencies: { config: [__filename] } },
    optimization: { chunkIds: dev ? 'named' : 'deterministic', minimize: !dev && !serve, minimizer: minimizer() },
    performance: false,
    stats: 'errors-warnings',
    plugins: [
      new MessagesPlugin([dir, path.join(__dirname, '..')]),
      new InlineMessages([dir, path.join(__dirname, '..')]),
      ...federation(build, exposes, provided),
      ...(role === 'remote' ? [new PortableManifest()] : []),
      ...(refresh ? [new (require('@pmmmwh/react-refresh-webpack-plugin'))({ overlay: false, library: name })] : []),
      ...plugins,
    ],
  };
}

function outputOf({ dir, name, role, version, mode, out, serve }) {
  return {
    path: out,
    publicPath: serve ? 'auto' : `/remotes/${name}/${version}/`,
    clean: { keep: /^server\// },
    // with the version: else two releases in one page share one chunk registry and run each other's chunks
    uniqueName: role === 'remote' ? `${name}@${version}` : name,
    filename: '[name].js',
    chunkFilename: mode === 'development' ? '[name].js' : '[name].[contenthash:8].js',
    crossOriginLoading: 'anonymous',
    devtoolModuleFilenameTemplate: ({ resourcePath }) => sourceName(dir, resourcePath),
  };
}

/** The standard plugin, and the replacement of its runtime. */
const federation = ({ name, role, version, mode }, exposes, provided) => [
  new ModuleFederationPlugin({
    name,
    filename: role === 'remote' ? 'remoteEntry.js' : undefined,
    exposes,
    shared: shareConfig(role, mode, provided),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: false,
    // one global per release
    ...(role === 'remote' ? { library: { type: 'window', name: `${name}@${version}` } } : {}),
    experiments: { optimization: { target: 'web' } },
  }),
  new webpack.NormalModuleReplacementPlugin(
    /@module-federation[\\/]webpack-bundler-runtime/,
    path.join(RUNTIME, `${role}.ts`),
  ),
];

/** 'mf-item/src/item-page/item-view.tsx': the file's place in the workspace. */
const sourceName = (dir, file) => path.relative(path.dirname(dir), path.resolve(dir, file)).split(path.sep).join('/');

const afterRenderers = (entry) =>
  Object.fromEntries(
    Object.entries(entry).map(([name, file]) => [name, [path.join(__dirname, 'keep-renderers.cjs'), file]]),
  );

module.exports = { browserConfig };
