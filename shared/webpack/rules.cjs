// What every build has in common: TypeScript through swc, steady class names, minifying.
const { oldestBrowsers } = require('./browsers.cjs');
const TerserPlugin = require('terser-webpack-plugin');

const extensions = ['.tsx', '.ts', '.js', '.cjs', '.json'];

/** `isServer`: for Node.js, not for the shop's browsers. `namespace`: without it the class names of styled-components are counted, and differ between server and browser. */
function typescript({ namespace, mode, refresh = false, react = true, isServer = false }) {
  const plugins = react
    ? [[require.resolve('@swc/plugin-styled-components'), { ssr: true, displayName: false, namespace }]]
    : [];
  return {
    test: /\.[cm]?tsx?$/,
    exclude: /node_modules/,
    use: {
      loader: require.resolve('swc-loader'),
      options: {
        ...(isServer ? {} : { env: { targets: oldestBrowsers() } }),
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          ...(isServer ? { target: 'es2022' } : {}),
          experimental: { plugins },
          transform: { react: { runtime: 'automatic', development: mode === 'development', refresh } },
        },
      },
    },
  };
}

/**
 * The texts that messages.cjs has compiled, without the comments that types come from: webpack counts them when it
 * decides which modules get a chunk of their own.
 */
const compiledTexts = () => ({
  test: /[\\/]\.messages[\\/]messages[\\/]/,
  loader: require.resolve('swc-loader'),
  options: { minify: true, jsc: { target: 'es2022', minify: { compress: true, mangle: false, module: true } } },
});

const minimizer = () => [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: { compress: { passes: 2 }, mangle: true },
  }),
];

module.exports = { compiledTexts, extensions, typescript, minimizer };
