import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { secureDataFolder } from './data-folder';

const root = mkdtempSync(path.join(tmpdir(), 'bookfront-data-'));
afterAll(() => rmSync(root, { recursive: true }));
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

test('a new data folder is its owner’s alone', () => {
  const lines: string[] = [];
  const dir = path.join(root, 'new');
  secureDataFolder(dir, (line) => lines.push(line));
  expect([modeOf(dir), lines]).toEqual(['700', []]);
});

test('a data folder that others can read is closed to them, with its secrets, and one line for each says so', () => {
  const dir = path.join(root, 'open');
  mkdirSync(dir);
  chmodSync(dir, 0o755);
  const database = path.join(dir, 'registry.sqlite');
  writeFileSync(database, '');
  chmodSync(database, 0o644);
  const lines: string[] = [];
  secureDataFolder(dir, (line) => lines.push(line));
  expect([modeOf(dir), modeOf(database)]).toEqual(['700', '600']);
  expect(lines).toEqual(
    [dir, database].map(
      (place) => `${place} could be read by other users of this machine; now it is its owner's alone.`,
    ),
  );
});

test('a data folder of another user is refused with one line', () => {
  if (process.getuid?.() === 0) return;
  expect(() => secureDataFolder('/', () => undefined)).toThrow(
    /^\/ can be read by other users .* Run chmod 700 \/ as its owner\.$/,
  );
});
