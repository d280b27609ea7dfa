// `pnpm bench api`: the api's answers at ten thousand and at a million titles, side by side.
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromServer } from './server.mjs';
import { printTable } from './table.mjs';
import { workloads } from './workloads.mjs';

const dist = path.resolve(process.env.API_DIST ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '../dist'));
const sizes = (process.argv[2] ?? '10000,1000000').split(',').map(Number);

const results = [];
for (const size of sizes) results.push(await measure(size));
printTable(results);

async function measure(size) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bookfront-bench-'));
  try {
    await run('prepare', dataDir);
    const begun = performance.now();
    await run('generate', dataDir, '--titles', String(size));
    const perSecond = Math.round(size / ((performance.now() - begun) / 1000));
    return await fromServer(dist, dataDir, async (server) => {
      const first = performance.now();
      await server.call('browse/get', {});
      const indexMs = performance.now() - first;
      const timings = {};
      for (const [name, work] of Object.entries(workloads)) timings[name] = percentiles(await work(server));
      return { size, perSecond, indexMs, timings, memory: memoryOf(server.pid) };
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function run(command, dataDir, ...args) {
  const child = fork(path.join(dist, 'cli.cjs'), [command, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((done, fail) => child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`${command} ended with ${code}`)))));
}

function percentiles(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return Object.fromEntries([50, 95, 99].map((share) => [share, sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))]]));
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
