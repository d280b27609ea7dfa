// `pnpm bench …` measures the pages (e2e/bench); `pnpm bench api [SIZES]` the api's answers at two sizes of catalogue (api/bench).
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from './build.mjs';
import { root, run } from './house.mjs';

const [what, ...rest] = process.argv.slice(2);

await run(async () => {
  if (what !== 'api')
    return start(path.join(root, 'e2e'), path.join(root, 'e2e/node_modules/.bin/playwright'), [
      'test',
      '-c',
      'bench/playwright.config.ts',
      ...process.argv.slice(2),
    ]);
  await build();
  start(path.join(root, 'api'), process.execPath, ['bench/bench.mjs', ...rest]);
});

function start(cwd, command, args) {
  const child = spawn(command, args, { cwd, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
