// server/index.cjs of a release: one CommonJS file; a remote's shared names stay require() calls, answered from the
// shell's instances.
const path = require('node:path');
const webpack = require('webpack');
const { MessagesPlugin } = require('./messages.cjs');
const { extensions, typescript } = require('./rules.cjs');
const { contract } = require('./share.cjs');

function serverConfig({ dir, name, role, version, mode, out }, { entry, plugins = [] }) {
  return {
    name: `${name}-server`,
    dependencies: [name],
    context: dir,
    mode,
    target: 'node20',
    entry,
    devtool: false,
    output: {
      path: path.join(out, 'server'),
      filename: 'index.cjs',
      library: { type: 'commonjs2' },
      publicPath: `/remotes/${name}/${version}/`,
    },
    externals:
      role === 'remote' ? Object.fromEntries(Object.keys(contract(mode)).map((key) => [key, `commonjs2 ${key}`])) : {},
    resolve: { extensions },
    module: { rules: [typescript({ namespace: name.replaceAll('_', '-'), mode, isServer: true })] },
    plugins: [
      new MessagesPlugin([dir, path.join(__dirname, '..')]),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ...plugins,
    ],
    optimization: { minimize: false },
    performance: false,
    stats: 'errors-warnings',
  };
}

module.exports = { serverConfig };
