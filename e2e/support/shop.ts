import { type ChildProcess, execFile, fork } from 'node:child_process';
import { closeSync, cpSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { remotes } from '../../shared/webpack/remotes.cjs';
import { DATA_DIR, rendering } from './shop-address';
import { type Trouble, troubledApi } from './troubled-api';

const root = path.join(import.meta.dirname, '../..');
/** The packages that make up a shop. */
export const packages = ['shell', ...remotes];
export const dists = packages.map((name) => path.join(root, name, 'dist'));

export interface Served {
  address: string;
  close: () => Promise<void>;
}
export interface OwnShop extends Served {
  port: number;
  /** POST /operations/{command}, such as 'promote' or 'pin', as operator. */
  operate: (command: string, payload: object) => Promise<Record<string, unknown>>;
  /** GET /operations/{path}. */
  ask: <Body>(path: string) => Promise<Body>;
  /** The link that pins a release for a tester. */
  pin: (name: string, version: string) => Promise<string>;
  /** Changes how the api behaves. */
  trouble: (next: Trouble) => Promise<void>;
}

/**
 * Opens an edge for one test, on the common data or its own, with its own release store. `sources`: built releases;
 * `faults`: see delivery/README.md.
 */
export async function openShop({
  name,
  sources = dists,
  faults = {},
  env = {},
  takesPayments = false,
  hasOwnData = false,
  port: wanted,
  log,
}: {
  name: string;
  sources?: string[];
  faults?: object;
  env?: Record<string, string>;
  /** Starts a payment sandbox for this test alone, and serves /outbox. */
  takesPayments?: boolean;
  /** Creates new demo shops without orders. */
  hasOwnData?: boolean;
  /** Reopens a shop on the same port and data. */
  port?: number;
  /** The file for its programs' output. */
  log?: string;
}): Promise<OwnShop> {
  const apiPort = await freePort();
  const port = wanted ?? (await freePort());
  const common = { ...process.env, ...rendering, NODE_ENV: 'production' };
  const dataDir = path.join(DATA_DIR, '..', `edge-${name}`);
  if (wanted === undefined) startWithCommonReleases(dataDir);
  const sandbox = takesPayments ? await openSandbox({ ...common, DATA_DIR: dataDir }, log) : undefined;
  if (hasOwnData)
    await promisify(execFile)(process.execPath, [path.join(root, 'api/dist/cli.cjs'), 'prepare'], {
      env: { ...common, DATA_DIR: dataDir },
    });
  const api = await started(
    'api/dist/server.cjs',
    {
      ...common,
      DATA_DIR: hasOwnData ? dataDir : DATA_DIR,
      API_PORT: String(apiPort),
      SHOP_ORIGIN: `http://localhost:${port}`,
      ...sandbox?.env,
    },
    log,
  );
  const between = await troubledApi(apiPort);
  const edgeEnv = {
    PORT: String(port),
    API_ORIGIN: between.origin,
    RELEASE_SOURCES: sources.join(path.delimiter),
    FAULTS: JSON.stringify(faults),
  };
  const edge = await started('delivery/dist/edge.cjs', { ...common, DATA_DIR: dataDir, ...edgeEnv, ...env }, log);
  const address = `http://localhost:${port}`;
  const operate = (command: string, payload: object) => operation(address, dataDir, command, payload);
  return {
    address,
    port,
    close: () =>
      Promise.all([ended(edge), ended(api), sandbox && ended(sandbox.process), between.close()]).then(() => undefined),
    trouble: between.trouble,
    operate,
    ask: (path) => question(address, dataDir, path),
    pin: async (of, version) => String((await operate('pin', { package: of, version })).link),
  };
}

/**
 * Deletes what an earlier run left, since its releases have the versions of this one's, and copies the common shop's,
 * which are compressed already.
 */
function startWithCommonReleases(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
  for (const source of dists) {
    const { name, version } = JSON.parse(readFileSync(path.join(source, 'release.json'), 'utf8'));
    const folder = path.join('releases', name, version);
    if (existsSync(path.join(DATA_DIR, folder)))
      cpSync(path.join(DATA_DIR, folder), path.join(dataDir, folder), { recursive: true });
  }
}

/** `env`: the variables that make an api use it. */
async function openSandbox(
  env: NodeJS.ProcessEnv,
  log?: string,
): Promise<{ process: ChildProcess; env: Record<string, string> }> {
  const port = String(await freePort());
  const child = await started('api/dist/payment-sandbox.cjs', { ...env, PAYMENT_SANDBOX_PORT: port }, log);
  return { process: child, env: { PAYMENT_SANDBOX: `http://127.0.0.1:${port}`, OUTBOX: '1' } };
}

/** POST /operations/{command} of the edge whose data is in `dataDir`; throws the refusal. */
export const operation = (
  address: string,
  dataDir: string,
  command: string,
  payload: object,
): Promise<Record<string, unknown>> =>
  askEdge(address, dataDir, command, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });

/** GET /operations/{path}. */
export const question = <Body>(address: string, dataDir: string, asked: string): Promise<Body> =>
  askEdge(address, dataDir, asked, {});

async function askEdge<Body>(
  address: string,
  dataDir: string,
  asked: string,
  init: { method?: string; headers?: Record<string, string>; body?: string },
): Promise<Body> {
  const token = readFileSync(path.join(dataDir, 'operator-token'), 'utf8').trim();
  const answer = await fetch(`${address}/operations/${asked}`, {
    ...init,
    headers: { ...init.headers, authorization: `Bearer ${token}` },
  });
  const body = (await answer.json()) as Body & { error?: string };
  if (!answer.ok) throw new Error(`${asked}: ${body.error}`);
  return body;
}

/** Resolves when the program reports that it is ready. */
function started(file: string, env: NodeJS.ProcessEnv, log?: string): Promise<ChildProcess> {
  const written = log && openSync(log, 'a');
  const child = fork(path.join(root, file), {
    env,
    stdio: ['ignore', written || 'ignore', written || 'inherit', 'ipc'],
    execArgv: [],
  });
  if (written) closeSync(written);
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit').once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
