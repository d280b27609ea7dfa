import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import Fastify from 'fastify';
import { uploadFolder } from './upload-folder';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bookfront-'));
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(dataDir, { recursive: true });
});

const minutes = 60_000;
const there = () => readdirSync(join(dataDir, 'tmp')).toSorted();
function folderOf(name: string, ageMs: number): string {
  const path = join(dataDir, 'tmp', name);
  mkdirSync(path, { recursive: true });
  const touched = new Date(Date.now() - ageMs);
  utimesSync(path, touched, touched);
  return name;
}

it('files of a killed process are deleted after an hour; those of a living process, and other files, stay', async () => {
  folderOf(`uploads-${process.pid}-old`, 61 * minutes);
  const others = [folderOf('uploads-999999999-new', 59 * minutes), folderOf('notes', 1000 * minutes)];
  const app = Fastify();
  const folder = uploadFolder(app, dataDir);
  expect(there()).toEqual([...others, basename(folder)].toSorted());
  await app.close();
  expect(existsSync(folder)).toBe(false);
});

it('a running process keeps its folder and deletes abandoned ones', async () => {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  });
  const app = Fastify();
  const own = basename(uploadFolder(app, dataDir));
  folderOf(own, 120 * minutes);
  folderOf('uploads-left', 120 * minutes);
  jest.advanceTimersByTime(10 * minutes);
  expect(there()).toEqual([own]);
  await app.close();
});
