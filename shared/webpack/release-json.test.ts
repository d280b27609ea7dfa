import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const { commitOf }: { commitOf: (sources: string) => string } = require('./release-json.cjs');

const root = mkdtempSync(path.join(tmpdir(), 'bookfront-sources-'));
afterAll(() => rmSync(root, { recursive: true }));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: root, stdio: 'pipe' });

test('a release names the commit that it was built from, and whether the sources differ from it', () => {
  expect(commitOf(root)).toBe('');
  git('init', '-q');
  writeFileSync(path.join(root, 'page.ts'), 'export {};');
  git('add', '.');
  git('commit', '-qm', 'Add a page');
  expect(commitOf(root)).toMatch(/^[0-9a-f]{12}$/);
  writeFileSync(path.join(root, 'page.ts'), 'export const page = 1;');
  expect(commitOf(root)).toMatch(/^[0-9a-f]{12}-dirty$/);
});
