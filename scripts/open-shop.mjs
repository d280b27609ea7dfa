import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build, builtReleases } from './build.mjs';
import { install } from './install.mjs';
import { checkFolder, checkPort, freePort } from './machine.mjs';
import { help, readOptions, readPort } from './options.mjs';
import { runCommand, startProgram, startThread } from './processes.mjs';
import { endWithParent, log, Problem, root, run, stopAll } from './workspace.mjs';

export const start = (args) =>
  run(async () => {
    const options = readOptions(args);
    if (options.help) return log(help);
    const shop = {
      port: readPort(process.env.PORT),
      dataDir: path.resolve(process.env.INIT_CWD ?? '.', process.env.DATA_DIR ?? path.join(root, '.data')),
    };
    endWithParent();
    await checkPort(shop.port);
    checkFolder(shop.dataDir);
    await install();
    await build();
    log('Preparing the data…');
    await prepareData(shop.dataDir);
    const failure = options.catalogue ? await importCatalogue(shop.dataDir, options.catalogue) : '';
    log('Opening the shop…');
    const sandboxPort = await open({ ...shop, env: options.canary ? { START_CANARY: options.canary } : {} });
    log(`Other shops: ${otherShops.map((name) => `${name}.localhost:${shop.port}`).join('  ')}`);
    log(`Emails: http://localhost:${shop.port}/outbox  Payment sandbox: http://localhost:${sandboxPort}`);
    if (failure) log(failure);
    log(`Bookfront is open: http://localhost:${shop.port}`);
  });

/** The demo shops beside the first, which is localhost (api/demo/shops). */
const otherShops = ['lamplight', 'threerivers', 'papertrade', 'stmargarets'];

const apiFile = (name) => path.join(root, 'api/dist', name);

/** Creates the demo shops at the first start. It can be repeated. */
export async function prepareData(dataDir) {
  const { code, errors } = await runApi(dataDir, ['prepare']);
  if (code !== 0)
    throw new Problem(
      errors.trim() ||
        `The data folder ${dataDir} could not be prepared. Start again; if that does not help, choose another: DATA_DIR=/some/folder npm start`,
    );
}

/**
 * Imports --catalogue's file, which can be repeated. Returns the line that says why it could not be read to its end, ''
 * if it was: neither keeps the shop from opening.
 */
async function importCatalogue(dataDir, file) {
  const { errors } = await runApi(dataDir, ['import', file]);
  return errors.trim();
}

/** Runs an api command, which prints one line that says what to do if it fails. */
const runApi = (dataDir, args) =>
  runCommand(process.execPath, ['--max-old-space-size=192', apiFile('cli.cjs'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    show: 'progress',
  });

/**
 * Starts the payment sandbox, the api and the edge, and waits until they are healthy. Returns the sandbox's port.
 * `env`: extra variables for the edge.
 */
export async function open({ port, dataDir, env = {} }) {
  const onEnd = (name) => async (code) => {
    process.stderr.write(
      `${name} ended by itself (${code}). The lines above may show why; npm start opens the shop again.\n`,
    );
    await stopAll();
    process.exit(1);
  };
  // two arenas are enough for programs with a few threads; glibc's default of eight per processor costs tens of
  // megabytes
  const common = { MALLOC_ARENA_MAX: '2', ...process.env, DATA_DIR: dataDir, NODE_ENV: 'production' };
  const sandboxEnv = { ...common, PAYMENT_SANDBOX_PORT: String(await freePort(port + 1)) };
  const sandbox = startThread(apiFile('payment-sandbox.cjs'), {
    env: sandboxEnv,
    megabytes: 32,
    onEnd: onEnd('The payment sandbox'),
  });
  const sandboxPort = await portOf(sandbox);
  const trial = {
    PAYMENT_SANDBOX: `http://127.0.0.1:${sandboxPort}`,
    OUTBOX: '1',
    SHOP_ORIGIN: `http://localhost:${port}`,
  };
  const api = startProgram(apiFile('server.cjs'), {
    env: { ...common, API_PORT: '0', ...trial },
    execArgv: memoryFlags(224),
    onEnd: onEnd('The api'),
  });
  const apiPort = await portOf(api);
  const edgeEnv = {
    ...common,
    PORT: String(port),
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    RELEASE_SOURCES: builtReleases().join(path.delimiter),
    ...env,
  };
  startProgram(path.join(root, 'delivery/dist/edge.cjs'), {
    env: edgeEnv,
    execArgv: memoryFlags(128),
    onEnd: onEnd('The edge'),
  });
  await waitUntilHealthy(`http://localhost:${port}/healthz`);
  return sandboxPort;
}
const portOf = (program) => new Promise((resolve) => program.once('message', ({ port }) => resolve(port)));
/** One thread of V8's own beside the main one: four of them cost each program some ten megabytes. */
const memoryFlags = (megabytes) => [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=4', '--v8-pool-size=1'];

const openMs = 180_000;
async function waitUntilHealthy(address) {
  for (const end = Date.now() + openMs; Date.now() < end; await wait(100)) {
    const answer = await fetch(address).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
  }
  throw new Problem(
    `The shop did not open within ${openMs / 1000} seconds. Start it again; if that does not help, move the data folder away.`,
  );
}
