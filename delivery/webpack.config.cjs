// The edge, the renderer and its thread, the smoke test, the release command and the guard's figures: a file each for
// Node, in which what stands in node_modules is not bundled. And the console's page, for browsers.
const path = require('node:path');

const out = path.resolve(__dirname, process.env.OUTPUT ?? 'dist');

const typescript = {
  test: /\.tsx?$/,
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
    },
  },
};
const common = {
  mode: 'production',
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: [typescript] },
  devtool: 'source-map',
  performance: false,
  stats: 'errors-warnings',
};

const programs = {
  ...common,
  target: 'node20',
  entry: {
    edge: './src/server.ts',
    renderer: './src/renderer.ts',
    'render-worker': './src/render-worker.ts',
    smoke: './src/smoke.ts',
    release: './src/release.ts',
    'guard-figures': './src/guard-figures.ts',
  },
  output: {
    path: out,
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    clean: { keep: /^console\// },
  },
  externals: [
    ({ request }, done) => (/^@bookfront\/|^[#./]/.test(request) ? done() : done(null, `commonjs2 ${request}`)),
  ],
  optimization: { minimize: false },
};

const page = {
  ...common,
  target: 'web',
  entry: { console: './console/main.tsx' },
  output: { path: path.join(out, 'console'), filename: '[name].js', clean: true },
  module: {
    rules: [
      typescript,
      { test: /\.css$/, type: 'asset/resource', generator: { filename: '[name][ext]' }, sideEffects: true },
    ],
  },
};

module.exports = [programs, page];
