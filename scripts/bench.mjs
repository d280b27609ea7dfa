// `pnpm bench …` measures the pages (e2e/bench); `pnpm bench api [SIZES]` the api's answers at two sizes of catalogue
// (api/bench), `pnpm bench import [TITLES]` the import of files; `pnpm bench guard` how often the guard is wrong (ADR 7).
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from './build.mjs';
import { prepareData } from './open-shop.mjs';
import { root, run } from './workspace.mjs';

const [what, ...rest] = process.argv.slice(2);

await run(async () => {
  await build();
  if (what === 'api') return start(path.join(root, 'api'), process.execPath, ['bench/bench.mjs', ...rest]);
  if (what === 'import') return start(path.join(root, 'api'), process.execPath, ['bench/import.mjs', ...rest]);
  if (what === 'guard') return start(root, process.execPath, ['delivery/dist/guard-figures.cjs']);
  await prepareData(path.join(root, 'e2e/results/data'));
  start(path.join(root, 'e2e'), path.join(root, 'e2e/node_modules/.bin/playwright'), [
    'test',
    '-c',
    'bench/playwright.config.ts',
    ...process.argv.slice(2),
  ]);
});

function start(cwd, command, args) {
  const child = spawn(command, args, { cwd, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
