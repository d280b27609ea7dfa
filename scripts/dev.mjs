// `pnpm dev mf-item`: one remote with hot reload, alone and inside the running shop; --against: inside another
// shop.
import path from 'node:path';
import { build } from './build.mjs';
import { devUsage, readDevOptions } from './dev-options.mjs';
import { firstPage } from './first-page.mjs';
import { install } from './install.mjs';
import { checkFolder, checkPort } from './machine.mjs';
import { open, prepareData } from './open-shop.mjs';
import { readPort } from './options.mjs';
import { runCommand, startProgram } from './processes.mjs';
import { endWithParent, log, Problem, root, run } from './workspace.mjs';

const devPort = readPort(process.env.DEV_PORT ?? '4100');
const alone = `http://127.0.0.1:${devPort}`;
// the edge's version for a remote from a dev server
const version = '0.0.0-dev';

endWithParent();
await run(async () => {
  if (process.argv.includes('--help')) return log(devUsage);
  const { remote, against } = readDevOptions(process.argv.slice(2));
  await checkPort(devPort, 'DEV_PORT');
  await (against ? developAgainst(remote, against) : developLocally(remote));
});

async function developLocally(remote) {
  const port = readPort(process.env.PORT);
  const dataDir = path.resolve(process.env.INIT_CWD ?? '.', process.env.DATA_DIR ?? path.join(root, '.data'));
  const shop = `http://localhost:${port}`;
  await checkPort(port);
  checkFolder(dataDir);
  await install();
  // a remote with hot reload needs the development build of React, which is the shell's
  await build({ shell: 'development' });
  await prepareData(dataDir);
  await open({ port, dataDir, env: { BOOKFRONT_DEV: '1' } });
  await serve(remote, shop, 'development');
  const page = await firstPage(remote, shop);
  log(`${remote} alone: ${alone}/?at=${page}`);
  log(`${remote} inside the shop: ${shop}${page}?dev=${remote.replaceAll('-', '_')}@${devPort}`);
}

/**
 * Uses a production build of the remote: the other shop's shell has React's production build, which doesn't support hot
 * reload, so pages reload.
 */
async function developAgainst(remote, shop) {
  await install();
  const link = await requestLink(remote, shop);
  await serve(remote, shop, 'production');
  const page = await firstPage(remote, shop);
  log(`${remote} alone: ${alone}/?at=${page}`);
  log(`${remote} inside the shop, for 24 hours: ${new URL(`${page}${link.search}`, shop)}`);
}

/** Requests an operator's link from the edge. A shop on this machine accepts the token in DATA_DIR. */
async function requestLink(remote, shop) {
  const { hostname, port } = new URL(shop);
  const isLocalShop = hostname === 'localhost' && !process.env.BOOKFRONT_TOKEN;
  const args = ['dev', remote, '--port', String(devPort), '--json', ...(isLocalShop ? [] : ['--to', shop])];
  const env = { ...process.env, ...(isLocalShop ? { PORT: port || '80' } : {}) };
  const { code, output, errors } = await runCommand(
    process.execPath,
    [path.join(root, 'scripts/release.mjs'), ...args],
    { env },
  );
  if (code !== 0) throw new Problem(errors.trim() || output.trim());
  return new URL(JSON.parse(output.trim().split('\n').at(-1)).link);
}

/** Starts the remote's dev server and waits until its first build is served. */
async function serve(remote, shop, mode) {
  const cwd = path.join(root, remote);
  const env = { ...process.env, VERSION: version, MODE: mode, NODE_ENV: mode, DEV_PORT: String(devPort), SHOP: shop };
  startProgram(path.join(cwd, 'node_modules/webpack-cli/bin/cli.js'), {
    cwd,
    env,
    args: ['serve'],
    onEnd: (code) => process.exit(code ?? 1),
  });
  while (!(await fetch(`${alone}/remoteEntry.js`, { method: 'HEAD' }).catch(() => undefined))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 200));
}
