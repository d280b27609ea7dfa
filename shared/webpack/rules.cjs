// What every build of the house has in common: TypeScript through swc, steady class names, minifying.
const TerserPlugin = require('terser-webpack-plugin');

const extensions = ['.tsx', '.ts', '.js', '.cjs', '.json'];

/** `namespace`: without it the class names of styled-components are counted, and differ between server and browser. */
function typescript({ namespace, mode, refresh = false, react = true }) {
  const plugins = react
    ? [[require.resolve('@swc/plugin-styled-components'), { ssr: true, displayName: false, namespace }]]
    : [];
  return {
    test: /\.[cm]?tsx?$/,
    exclude: /node_modules/,
    use: {
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          experimental: { plugins },
          transform: { react: { runtime: 'automatic', development: mode === 'development', refresh } },
        },
      },
    },
  };
}

const minimizer = () => [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: { compress: { passes: 2 }, mangle: true },
  }),
];

module.exports = { extensions, typescript, minimizer };
