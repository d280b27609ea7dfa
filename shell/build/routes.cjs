// Writes the route table to routes.json, from the source that the router uses.
const { sources, Compilation } = require('webpack');
const path = require('node:path');
const swc = require('@swc/core');
const fs = require('node:fs');
const { createRequire } = require('node:module');

const TABLE = path.join(path.dirname(require.resolve('@bookfront/shared/webpack')), '../src/routes/table.ts');
const ROWS = path.join(path.dirname(TABLE), 'rows.json');

class RoutesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RoutesPlugin', (compilation) => {
      compilation.fileDependencies.add(TABLE).add(ROWS);
      compilation.hooks.processAssets.tap(
        { name: 'RoutesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          compilation.emitAsset('routes.json', new sources.RawSource(JSON.stringify(routeTable())));
        },
      );
    });
  }
}

function routeTable() {
  const { code } = swc.transformSync(fs.readFileSync(TABLE, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const module = { exports: {} };
  new Function('module', 'exports', 'require', code)(module, module.exports, createRequire(TABLE));
  return module.exports.routes;
}

module.exports = { RoutesPlugin };
