// `pnpm api …`: the api's own commands (import FILE, …) on the shop's data folder.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { root, run } from './workspace.mjs';

const cli = path.join(root, 'api/dist/cli.cjs');

await run(async () => {
  if (!existsSync(cli)) {
    await install();
    await build();
  }
  const env = {
    ...process.env,
    DATA_DIR: path.resolve(process.env.INIT_CWD ?? '.', process.env.DATA_DIR ?? path.join(root, '.data')),
  };
  // a small young generation: an import makes much that is soon forgotten, and would let it grow
  const child = spawn(process.execPath, ['--max-semi-space-size=4', cli, ...process.argv.slice(2)], {
    env,
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
});
