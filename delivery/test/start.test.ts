import { type ChildProcess, execFile, spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Runs `npm start`'s script to its end. */
const start = (args: string[] = [], env: Record<string, string> = {}) =>
  runNode([path.join(root, 'scripts/start.mjs'), ...args], env);

function runNode(args: string[], env: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  return new Promise((resolve) => {
    const child: ChildProcess = execFile(
      process.execPath,
      args,
      { env: { ...process.env, ...env } },
      (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? 0, lines: `${stdout}${stderr}`.trim().split('\n') }),
    );
  });
}

test('a busy port fails with one line, before any long work', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { code, lines } = await start([], { PORT: String(port) });
  server.close();
  expect(code).toBe(1);
  expect(lines).toEqual([
    `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
  ]);
});

test.each([
  ['an option that there is not', ['--catalog', 'x'], {}, /Unknown option --catalog\. .*--help/],
  ['a catalogue file that there is not', ['--catalogue', 'nothing.xml'], {}, /There is no file .*nothing\.xml/],
  ['a port that is no number', [], { PORT: 'four' }, /PORT is "four"/],
  [
    'a data folder that can’t be written to',
    [],
    { PORT: '45871', DATA_DIR: '/proc/bookfront' },
    /The data folder \/proc\/bookfront can't be written to .*DATA_DIR=/,
  ],
])('%s fails with one line that says what to do', async (_what, args, env, line) => {
  const { code, lines } = await start(args, env);
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(line)]);
});

test('an old version of Node fails with a line that names it', async () => {
  const code = `import('${root}/scripts/node-version.mjs').then(({ nodeProblem }) => console.log([nodeProblem('18.20.4'), nodeProblem('20.18.0'), nodeProblem('20.19.0'), nodeProblem('24.1.0')].map(String).join('\\n')))`;
  const { lines } = await runNode(['-e', code], {});
  expect(lines).toEqual([
    expect.stringContaining('needs Node 20.19 or newer, and this is Node 18.20.4'),
    expect.stringContaining('Node 20.18.0'),
    'undefined',
    'undefined',
  ]);
});

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'after %s nothing that was started is left',
  async (signal) => {
    const program = `setInterval(() => {}, 1000)`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', starting(program)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const child = await new Promise<number>((resolve) => parent.stdout.once('data', (text) => resolve(Number(text))));
    expect(isAlive(child)).toBe(true);
    parent.kill(signal);
    for (const end = Date.now() + 15_000; isAlive(child) && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isAlive(child)).toBe(false);
  },
  20_000,
);

/** A script that starts one program as `npm start` does, and prints its pid. */
function starting(program: string): string {
  const file = path.join(root, 'node_modules/.cache/bookfront-test-program.mjs');
  return `import { mkdirSync, writeFileSync } from 'node:fs';
    import { endWithParent } from '${root}/scripts/workspace.mjs';
    import { startProgram } from '${root}/scripts/processes.mjs';
    mkdirSync('${path.dirname(file)}', { recursive: true });
    writeFileSync('${file}', ${JSON.stringify(program)});
    endWithParent();
    const child = startProgram('${file}', { env: process.env, onEnd: () => process.exit(1) });
    setTimeout(() => console.log(child.pid), 300);`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
