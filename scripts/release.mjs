// `pnpm release …`: publishes one package and controls who gets it (docs/releasing.md). Works from any folder of the
// workspace.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { runCommand } from './processes.mjs';
import { root, run } from './workspace.mjs';

const program = path.join(root, 'delivery/dist/release.cjs');

await run(async () => {
  if (process.argv.includes('--changed')) {
    await install();
    await build();
  } else if (!existsSync(program)) {
    await install();
    await runCommand(path.join(root, 'delivery/node_modules/.bin/webpack'), [], { cwd: path.join(root, 'delivery') });
  }
  const env = {
    ...process.env,
    BOOKFRONT_ROOT: root,
    DATA_DIR: path.resolve(process.env.INIT_CWD ?? '.', process.env.DATA_DIR ?? path.join(root, '.data')),
  };
  const child = spawn(process.execPath, [program, ...process.argv.slice(2)], {
    env,
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
});
