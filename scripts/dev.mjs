// `pnpm dev mf-item`: one remote with hot reload, alone and inside the running shop; --against: inside a shop
// elsewhere.
import path from 'node:path';
import { build } from './build.mjs';
import { devUsage, readDevOptions } from './dev-options.mjs';
import { firstPage } from './first-page.mjs';
import { install } from './install.mjs';
import { checkFolder, checkPort } from './machine.mjs';
import { open, prepareData } from './open-shop.mjs';
import { readPort } from './options.mjs';
import { runCommand, startProgram } from './processes.mjs';
import { endWithParent, Problem, root, run, say } from './workspace.mjs';

const devPort = readPort(process.env.DEV_PORT ?? '4100');
const alone = `http://127.0.0.1:${devPort}`;
// the version that the edge gives to a release under development
const version = '0.0.0-dev';

endWithParent();
await run(async () => {
  if (process.argv.includes('--help')) return say(devUsage);
  const { remote, against } = readDevOptions(process.argv.slice(2));
  await checkPort(devPort, 'DEV_PORT');
  await (against ? developAgainst(remote, against) : developHere(remote));
});

async function developHere(remote) {
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
  say(`${remote} alone: ${alone}/?at=${page}`);
  say(`${remote} inside the shop: ${shop}${page}?dev=${remote.replaceAll('-', '_')}@${devPort}`);
}

/**
 * That shop's shell carries React's production build, which knows no hot reload: the remote is built to match, and
 * pages load again.
 */
async function developAgainst(remote, shop) {
  await install();
  const link = await askForLink(remote, shop);
  await serve(remote, shop, 'production');
  const page = await firstPage(remote, shop);
  say(`${remote} alone: ${alone}/?at=${page}`);
  say(`${remote} inside the shop, for 24 hours: ${new URL(`${page}${link.search}`, shop)}`);
}

/** An operator's link, made by the edge. A shop on this machine believes the token in DATA_DIR. */
async function askForLink(remote, shop) {
  const { hostname, port } = new URL(shop);
  const isHere = hostname === 'localhost' && !process.env.BOOKFRONT_TOKEN;
  const args = ['dev', remote, '--port', String(devPort), '--json', ...(isHere ? [] : ['--to', shop])];
  const env = { ...process.env, ...(isHere ? { PORT: port || '80' } : {}) };
  const { code, output, errors } = await runCommand(
    process.execPath,
    [path.join(root, 'scripts/release.mjs'), ...args],
    { env },
  );
  if (code !== 0) throw new Problem(errors.trim() || output.trim());
  return new URL(JSON.parse(output.trim().split('\n').at(-1)).link);
}

/** Starts the remote's dev server, and waits until its first build is served. */
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
    await new Promise((go) => setTimeout(go, 200));
}
