// `node scripts/routes.mjs`: writes the route table's rows from the exposes.json of every remote. Builds do so too.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './workspace.mjs';

const require = createRequire(import.meta.url);
const { exposesOf, findRemotes } = require('../shared/webpack/remotes.cjs');
const { routeRows } = require('../shared/webpack/route-rows.cjs');

const file = path.join(root, 'shared/src/routes/rows.json');

export function writeRoutes() {
  const text = `${JSON.stringify(routeRows(findRemotes(), exposesOf), null, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeRoutes();
