// The edge, the renderer and its thread, the smoke test, the release command and the guard's figures: a file each for
// Node. What stands in node_modules is not bundled.
const path = require('node:path');

module.exports = {
  mode: 'production',
  target: 'node20',
  entry: {
    edge: './src/edge.ts',
    renderer: './src/renderer.ts',
    'render-worker': './src/render-worker.ts',
    smoke: './src/smoke.ts',
    release: './src/release.ts',
    'guard-figures': './src/guard-figures.ts',
  },
  output: {
    path: path.resolve(__dirname, process.env.OUTPUT ?? 'dist'),
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    clean: true,
  },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  externals: [
    ({ request }, done) => (/^@bookfront\/|^[#./]/.test(request) ? done() : done(null, `commonjs2 ${request}`)),
  ],
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        use: {
          loader: require.resolve('swc-loader'),
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      },
    ],
  },
  optimization: { minimize: false },
  devtool: 'source-map',
  performance: false,
  stats: 'errors-warnings',
};
