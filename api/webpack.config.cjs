const path = require('node:path');

/**
 * Whatever is installed stays where it is (a module that can only be imported is imported); the project's own source
 * and texts are bundled.
 */
function external({ request }, done) {
  if (/^(\.|\/|#|@bookfront\/)/.test(request) || path.isAbsolute(request)) return done();
  return done(null, request.endsWith('.mjs') ? `import ${request}` : `commonjs2 ${request}`);
}

module.exports = {
  mode: 'production',
  target: 'node20',
  entry: {
    server: './programs/server.ts',
    cli: './programs/cli.ts',
    'cover-thread': './src/covers/cover-thread.ts',
    'pdf-thread': './src/pdf/pdf-thread.ts',
    'upload-reader': './src/upload-reader/reader-process.ts',
    'payment-sandbox': './sandbox/payment/main.ts',
    'index-thread': './src/search/catalogue-index/index-thread.ts',
  },
  context: __dirname,
  output: { path: path.join(__dirname, 'dist'), filename: '[name].cjs', chunkFilename: '[name].cjs', clean: true },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  externals: [external],
  module: {
    parser: { javascript: { createRequire: false } },
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' } },
      },
    ],
  },
  optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
  node: { __dirname: false, __filename: false },
  devtool: 'source-map',
  stats: 'errors-warnings',
};
