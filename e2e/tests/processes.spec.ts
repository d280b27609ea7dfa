import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { interrupt, npmStart, processesOf, type Started } from '../support/npm-start';
import { freePort } from '../support/shop';
import { expect, test } from '../support/test';

const results = path.join(import.meta.dirname, '../results');
const largestOf = (folder: string | undefined) =>
  folder && existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.csv'))
        .map((file) => path.join(folder, file))[0]
    : undefined;
const catalogue = largestOf(process.env.TRADE_DATA);
if (!catalogue)
  console.info('TRADE_DATA names no folder of trade files: memory is measured with the demo books alone.');

test.describe.configure({ mode: 'serial' });
test.setTimeout(240_000);

const opened = (started: Started) =>
  expect.poll(() => started.output(), { timeout: 200_000 }).toContain('Bookfront is open:');

test(`the shop stays under 350 MB${catalogue ? ' with the largest trade file' : ''}, and Ctrl-C ends every process`, async ({
  request,
}) => {
  const port = await freePort();
  const started = npmStart(
    { PORT: String(port), DATA_DIR: path.join(results, 'processes-data') },
    catalogue ? ['--catalogue', catalogue] : [],
  );
  await opened(started);
  for (const url of ['/', '/browse', '/browse/filter/t/love/k/keyword', '/checkout/cart'])
    expect((await request.get(`http://localhost:${port}${url}`)).status()).toBe(200);
  const processes = processesOf(started);
  // pages that the processes share, Node's own code above all, count once
  const megabytes = processes.reduce((sum, { pid, kilobytes }) => sum + (ownKilobytes(pid) ?? kilobytes), 0) / 1024;
  console.info(`memory: ${megabytes.toFixed(0)} MB in ${processes.length} processes`);
  expect(megabytes).toBeLessThan(350);
  interrupt(started);
  await started.ended;
  const pids = processes.map(({ pid }) => pid);
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
});

test('nothing is left running after the start was killed at once', async () => {
  const started = npmStart({
    PORT: String(await freePort()),
    DATA_DIR: path.join(results, 'killed-data'),
  });
  await opened(started);
  const pids = processesOf(started).map(({ pid }) => pid);
  expect(pids.length).toBeGreaterThan(3);
  if (started.child.pid) process.kill(-started.child.pid, 'SIGKILL');
  await started.ended;
  await expect.poll(() => pids.filter(isAlive), { timeout: 20_000 }).toEqual([]);
});

/** The proportional set size; undefined where the system has none. */
function ownKilobytes(pid: number): number | undefined {
  const file = `/proc/${pid}/smaps_rollup`;
  const [, kilobytes] = (existsSync(file) && /^Pss:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8'))) || [];
  return kilobytes ? Number(kilobytes) : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Expects the program to exit with 1 after one line that says what to do. */
async function expectRefusal(started: Started, line: RegExp): Promise<void> {
  expect(await started.ended).toBe(1);
  const lines = started
    .output()
    .split('\n')
    .filter((text) => text && !text.startsWith('>') && !/^npm /.test(text));
  expect(lines.at(-1)).toMatch(line);
  expect(lines.filter((text) => /^\s+at /.test(text))).toEqual([]);
}

test('a busy port fails with one line that names another port', async () => {
  const port = await freePort();
  const busy = createServer().listen(port, 'localhost');
  await expectRefusal(
    npmStart({ PORT: String(port), DATA_DIR: path.join(results, 'unused') }),
    new RegExp(`${port}.*PORT=`),
  );
  busy.close();
});

test('a data folder that is not writable fails with one line that names it', async () => {
  const file = path.join(results, 'a-file');
  mkdirSync(results, { recursive: true });
  writeFileSync(file, '');
  await expectRefusal(
    npmStart({ PORT: String(await freePort()), DATA_DIR: path.join(file, 'data') }),
    /a-file.*DATA_DIR|DATA_DIR.*a-file/,
  );
});

test('an invalid port and an unknown option fail with one line each', async () => {
  await expectRefusal(npmStart({ PORT: '99999' }), /PORT/);
  await expectRefusal(npmStart({ PORT: String(await freePort()) }, ['--catalog', 'x']), /--catalog\b/);
});

test('a missing catalogue fails with one line; a broken one, and one with a refused row, let the shop open', async () => {
  const data = path.join(results, 'broken-data');
  rmSync(data, { recursive: true, force: true });
  await expectRefusal(
    npmStart({ PORT: String(await freePort()), DATA_DIR: data }, ['--catalogue', 'nothing.xml']),
    /nothing\.xml/,
  );
  const broken = path.join(results, 'broken.xml');
  writeFileSync(broken, '<?xml version="1.0"?><ONIXMessage release="3.0"><Product><RecordReference>1</Recor');
  const refused = path.join(results, 'refused.csv');
  writeFileSync(refused, 'isbn,title,price\n9780306406157,The Good Row,12.00\n123,The Bad Row,12.00\n');
  for (const [file, line] of [
    [broken, /^broken\.xml is broken at line 1: /m],
    [refused, /refused/],
  ] as const) {
    const started = npmStart({ PORT: String(await freePort()), DATA_DIR: data }, ['--catalogue', file]);
    await opened(started);
    expect(started.output()).toMatch(line);
    interrupt(started);
    await started.ended;
  }
});
