// `pnpm dev mf-item`: one remote with hot reload, alone and inside the running shop.
import path from 'node:path';
import { build } from './build.mjs';
import { endWithParent, Problem, remotes, root, run, say } from './house.mjs';
import { install } from './install.mjs';
import { checkFolder, checkPort } from './machine.mjs';
import { open, prepareData } from './open-shop.mjs';
import { readPort } from './options.mjs';
import { startProgram } from './processes.mjs';

const [remote] = process.argv.slice(2);
const devPort = readPort(process.env.DEV_PORT ?? '4100');
const port = readPort(process.env.PORT);
const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'));
// the version that the edge gives to a release under development
const version = '0.0.0-dev';

endWithParent();
await run(async () => {
  if (!remotes.includes(remote)) throw new Problem(`Say which remote: pnpm dev ${remotes.join(' | ')}`);
  await checkPort(devPort);
  await checkPort(port);
  checkFolder(dataDir);
  await install();
  // a remote with hot reload needs the development build of React, which is the shell's
  await build({ shell: 'development' });
  const env = { ...process.env, VERSION: version, MODE: 'development', DEV_PORT: String(devPort) };
  startProgram(path.join(root, remote, 'node_modules/webpack-cli/bin/cli.js'), {
    cwd: path.join(root, remote),
    env,
    args: ['serve'],
    onEnd: (code) => process.exit(code ?? 1),
  });
  await prepareData(dataDir);
  await open({ port, dataDir, env: { BOOKFRONT_DEV: '1' } });
  say(`${remote} alone: http://127.0.0.1:${devPort}`);
  say(`${remote} inside the shop: http://localhost:${port}/?dev=${remote.replaceAll('-', '_')}@${devPort}`);
});
