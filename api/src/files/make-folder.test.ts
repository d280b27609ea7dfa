import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database/open';
import { makeFolder } from './make-folder';

it('a data folder is created with its parents, also if it exists', () => {
  const top = mkdtempSync(join(tmpdir(), 'bookfront-folder-'));
  const folder = join(top, 'one', 'two');
  makeFolder(folder);
  makeFolder(folder);
  expect(existsSync(folder)).toBe(true);
  rmSync(top, { recursive: true });
});

it('a data folder that can’t be created is refused at once', () => {
  expect(() => openDatabase('/proc/bookfront/data')).toThrow(/ENOENT|EACCES|EROFS|EPERM/);
});
