import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remotes } from './remotes.cjs';

const root = path.resolve(__dirname, '../..');
let workspace: string;

/** A workspace with what `pnpm new remote` reads, and an installer that does nothing. */
beforeEach(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'bookfront-workspace-'));
  for (const dir of ['scripts', 'shared/webpack', 'shared/src/routes'])
    cpSync(path.join(root, dir), path.join(workspace, dir), { recursive: true });
  for (const file of ['package.json', 'shared/package.json', ...remotes.map((dir: string) => `${dir}/exposes.json`)])
    cpSync(path.join(root, file), path.join(workspace, file));
  for (const dir of ['.', 'shared'])
    symlinkSync(path.join(root, dir, 'node_modules'), path.join(workspace, dir, 'node_modules'));
  mkdirSync(path.join(workspace, 'bin'));
  writeFileSync(path.join(workspace, 'bin/npx'), '#!/bin/sh\n');
  chmodSync(path.join(workspace, 'bin/npx'), 0o755);
});
afterEach(() => rmSync(workspace, { recursive: true }));

const make = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const env = { ...process.env, PATH: `${path.join(workspace, 'bin')}${path.delimiter}${process.env.PATH}` };
    execFile(process.execPath, ['scripts/new.mjs', ...args], { cwd: workspace, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });
const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');

test('a new remote has a page with a path of its own, a fragment and tests, under its own name everywhere', async () => {
  const { code, said } = await make('remote', 'mf-book-clubs');
  expect([code, said]).toEqual([0, expect.stringContaining('its page is /book-clubs')]);
  const files = readdirSync(path.join(workspace, 'mf-book-clubs'), { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(
    expect.arrayContaining([
      'src/exposes/book-clubs-page.tsx',
      'src/book-clubs-intro/book-clubs-intro.test.tsx',
      'src/exposes/server.test.tsx',
      '.messages/messages.js',
    ]),
  );
  const texts = files.filter((file) => /^(?!\.messages).*\.(tsx?|json|md|cjs)$/.test(file));
  for (const file of texts)
    expect([file, read(`mf-book-clubs/${file}`)]).not.toEqual([file, expect.stringMatching(/sample/i)]);
  const rows: { path: string; page?: string }[] = JSON.parse(read('shared/src/routes/rows.json'));
  expect(rows.find((row) => row.path === '/book-clubs')?.page).toBe('mf_book_clubs/BookClubsPage');
});

test.each([
  ['Reviews', 'A remote is named like mf-reviews'],
  ['mf-../shell', 'A remote is named like mf-reviews'],
  ['mf-browse', '/browse is a page of mf_catalogue/BrowsePage already'],
  ['mf-item', 'There is a folder mf-item already'],
])('%s is refused with one line, and nothing is written', async (name, reason) => {
  const before = readdirSync(workspace);
  const { code, said } = await make('remote', name);
  expect([code, said.trim().split('\n')]).toEqual([1, [expect.stringContaining(reason)]]);
  expect(readdirSync(workspace)).toEqual(before);
  expect(existsSync(path.join(workspace, name, 'src'))).toBe(false);
});
