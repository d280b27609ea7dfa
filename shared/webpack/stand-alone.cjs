// The page that `webpack serve` shows for one remote: a small host that offers the shared modules and mounts its
// lifecycles.
const path = require('node:path');
const webpack = require('webpack');
const { browserConfig } = require('./browser.cjs');

const HOST = path.join(__dirname, '../src/stand-alone/host.ts');
const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>NAME alone</title><link rel="icon" href="data:,"></head><body><div id="root" style="padding:1rem"></div><script src="/stand-alone.js"></script></body></html>';

/** The shop that answers the calls. It takes them from its own pages alone, so they are passed on as such. */
const shop = new URL(process.env.SHOP ?? 'http://localhost:4000').origin;

function standAloneConfig(build) {
  const host = { ...build, name: 'stand_alone', role: 'host' };
  const config = browserConfig(host, {
    entry: { 'stand-alone': HOST },
    plugins: [
      new webpack.DefinePlugin({ __REMOTE__: JSON.stringify({ name: build.name, version: build.version, shop }) }),
    ],
  });
  return { ...config, output: { ...config.output, path: path.join(build.out, 'stand-alone'), publicPath: '/' } };
}

/**
 * Built for development, a changed module takes its place in the open page; built for production, the page is loaded
 * again.
 */
const devServer = ({ name, mode }) => ({
  port: Number(process.env.DEV_PORT ?? 4100),
  host: '127.0.0.1',
  hot: mode === 'development',
  liveReload: mode !== 'development',
  allowedHosts: 'all',
  static: false,
  headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
  client: { overlay: false },
  proxy: [{ context: ['/customer', '/covers'], target: shop, changeOrigin: true, headers: { origin: shop } }],
  setupMiddlewares(middlewares, server) {
    server.app.get('/', (_request, response) => response.type('html').send(PAGE.replace('NAME', name)));
    return middlewares;
  },
});

module.exports = { devServer, standAloneConfig };
