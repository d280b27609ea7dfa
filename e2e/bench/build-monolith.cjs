// Builds the rival: node build-monolith.cjs OUT. Releases for the same edge, from the same sources.
const path = require('node:path');
const webpack = require('webpack');
const { remotes } = require('../../shared/webpack/remotes.cjs');
const { monolith } = require('../../shared/webpack/monolith.cjs');

const root = path.join(__dirname, '../..');
const shellDir = path.join(root, 'shell');
const out = path.resolve(process.argv[2] ?? path.join(__dirname, 'results/monolith'));
const { FontsPlugin } = require('../../shell/build/fonts.cjs');
const { RoutesPlugin } = require('../../shell/build/routes.cjs');
const facade = (file) => path.join(shellDir, 'src/facade', file);

const configs = monolith({
  root,
  shellDir,
  remotes,
  out,
  work: path.join(out, 'generated'),
  version: '1.0.0-monolith',
  shellPlugins: [new FontsPlugin(), new RoutesPlugin()],
  facades: {
    'react-router-dom$': facade('router.ts'),
    '@tanstack/react-query$': facade('query.ts'),
    'styled-components$': facade('styled.ts'),
  },
});
webpack(configs, (error, stats) => {
  if (error || stats.hasErrors()) {
    console.error(error ?? stats.toString({ preset: 'errors-only' }));
    process.exit(1);
  }
});
