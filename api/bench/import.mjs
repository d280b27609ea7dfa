// `pnpm bench import [TITLES]`: how fast files are imported, in how much memory, and what orders notice of it.
import { fork } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFile } from './files.mjs';
import { fromServers } from './server.mjs';

const dist = path.resolve(process.env.API_DIST ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '../dist'));
const titles = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(path.join(tmpdir(), 'bookfront-import-'));
const prepared = path.join(folder, 'prepared');

const files = [
  { name: 'ONIX', kind: 'onix', titles },
  { name: 'CSV', kind: 'csv', titles },
  { name: 'ONIX in one line', kind: 'onix', titles: Math.ceil(titles / 4), isOneLine: true },
  { name: 'ONIX with long texts', kind: 'onix', titles: Math.ceil(titles / 4), words: 1700 },
];

try {
  await run('prepare', prepared);
  for (const file of files) {
    const from = path.join(folder, `titles.${file.kind}`);
    await writeFile(from, file);
    const { seconds, mb } = await imported(from, copyOf(prepared));
    const size = Math.round(statSync(from).size / 1e6);
    say(
      `${file.name}, ${size} MB: ${Math.round(file.titles / seconds)} titles a second (5000 or more), ${mb} MB (256)`,
    );
  }
  await ordersMeanwhile();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function copyOf(dataDir) {
  const copy = path.join(folder, 'shop');
  rmSync(copy, { recursive: true, force: true });
  cpSync(dataDir, copy, { recursive: true });
  return copy;
}

async function imported(file, dataDir) {
  const begun = performance.now();
  const { mb } = await run('import', dataDir, file);
  return { seconds: (performance.now() - begun) / 1000, mb };
}

/** What `cart/add` takes while nothing else happens, and while a file is imported. */
async function ordersMeanwhile() {
  const dataDir = copyOf(prepared);
  const file = path.join(folder, 'titles.csv');
  await writeFile(file, { kind: 'csv', titles });
  await fromServers(dist, [{ dataDir }], async ([server]) => {
    const { rows } = await server.call('browse/get', { l: 20, j: 'onhand' });
    const shopper = server.visitor();
    let added = 0;
    const add = async () => {
      if (added === rows.length) {
        await shopper.call('cart/removeAll', {});
        added = 0;
      }
      return shopper.time('cart/add', { eisbn: rows[added++].eisbn, quantity: 1 });
    };
    for (let at = 0; at < 50; at++) await add();
    const idle = [];
    for (let at = 0; at < 300; at++) idle.push(await add());
    let isOver = false;
    const importing = imported(file, dataDir).finally(() => {
      isOver = true;
    });
    const meanwhile = [];
    while (!isOver) {
      meanwhile.push(await add());
      await new Promise((done) => setTimeout(done, 10));
    }
    await importing;
    const ratio = p95(meanwhile) / p95(idle);
    say(
      `cart/add p95: ${p95(idle).toFixed(1)} ms idle, ${p95(meanwhile).toFixed(1)} ms during an import (${meanwhile.length} calls): ratio ${ratio.toFixed(2)} (2)`,
    );
  });
}

function p95(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)];
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

/** `mb`: the most memory that the command had, which only Linux tells. */
function run(command, dataDir, ...args) {
  const child = fork(path.join(dist, 'cli.cjs'), [command, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    // as `pnpm api` starts it
    execArgv: ['--max-semi-space-size=4'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let mb = 0;
  const look = setInterval(() => {
    try {
      mb = Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024);
    } catch {
      // it has ended, or this isn't Linux
    }
  }, 50);
  return new Promise((done, fail) =>
    child.once('exit', (code) => {
      clearInterval(look);
      return code === 0 ? done({ mb }) : fail(new Error(`${command} ended with ${code}`));
    }),
  );
}
