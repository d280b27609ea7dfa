import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database/open';
import { makeFolder } from './make-folder';

it('a data folder is made with those above it, once or twice', () => {
  const top = mkdtempSync(join(tmpdir(), 'bookfront-folder-'));
  const folder = join(top, 'one', 'two');
  makeFolder(folder);
  makeFolder(folder);
  expect(existsSync(folder)).toBe(true);
  rmSync(top, { recursive: true });
});

it('a data folder that the system makes for nobody is refused at once', () => {
  expect(() => openDatabase('/proc/bookfront/data')).toThrow(/ENOENT|EACCES|EROFS|EPERM/);
});
