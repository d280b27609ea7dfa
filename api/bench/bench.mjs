// `pnpm bench api`: the api's answers at ten thousand and at a million titles, side by side.
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromServers } from './server.mjs';
import { printTable } from './table.mjs';
import { seeded, workloads } from './workloads.mjs';

const dist = path.resolve(process.env.API_DIST ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '../dist'));
const sizes = (process.argv[2] ?? '10000,1000000').split(',').map(Number);

const shops = sizes.map((size) => ({ size, dataDir: mkdtempSync(path.join(tmpdir(), 'bookfront-bench-')) }));
try {
  for (const shop of shops) shop.perSecond = await titlesASecond(shop);
  await fromServers(dist, shops, measure);
} finally {
  for (const { dataDir } of shops) rmSync(dataDir, { recursive: true, force: true });
}

/** Fills a shop. */
async function titlesASecond({ size, dataDir }) {
  await run('prepare', dataDir);
  const begun = performance.now();
  await run('generate', dataDir, '--titles', String(size));
  return Math.round(size / ((performance.now() - begun) / 1000));
}

async function measure(servers) {
  const results = servers.map(({ indexMs }, at) => ({ ...shops[at], indexMs, timings: {} }));
  for (const [name, callsOf] of Object.entries(workloads)) {
    const times = await timedInTurn(
      servers,
      servers.map((server) => callsOf(server, seeded(7))),
    );
    for (const [at, result] of results.entries()) result.timings[name] = percentiles(times[at]);
  }
  for (const [at, result] of results.entries()) result.memory = memoryOf(servers[at].pid);
  printTable(results);
}

/** A call of each shop by turns, so that a machine that is slower for a while is so for all of them. */
async function timedInTurn(servers, calls) {
  const times = servers.map(() => []);
  for (;;) {
    const next = [];
    for (const some of calls) next.push(await some.next());
    if (next.every(({ done }) => done)) return times;
    for (const [at, { value, done }] of next.entries()) if (!done) times[at].push(await servers[at].time(...value));
  }
}

function run(command, dataDir, ...args) {
  const child = fork(path.join(dist, 'cli.cjs'), [command, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((done, fail) =>
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`${command} ended with ${code}`)))),
  );
}

function percentiles(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return Object.fromEntries(
    [50, 95, 99].map((share) => [
      share,
      sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))],
    ]),
  );
}

/** Now, and the most since it began, in MB; only Linux tells. */
function memoryOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const mb = (name) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1024);
    return { now: mb('VmRSS'), most: mb('VmHWM') };
  } catch {
    return undefined;
  }
}
