import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReader, readerLimits } from './read-in-process';

const folder = mkdtempSync(join(tmpdir(), 'reading-rights-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A reader that returns the contents of its file, or of another one. */
function readerOf(name: string, other = '') {
  const script = join(mkdtempSync(join(folder, 'script-')), `${name}.cjs`);
  const path = other === '' ? 'task.path' : JSON.stringify(other);
  writeFileSync(
    script,
    `const { readFileSync } = require('node:fs');
     process.once('message', (task) => {
       let reason;
       try { reason = readFileSync(${path}, 'utf8'); } catch (error) { reason = error.code; }
       process.send({ ok: false, reason });
     });`,
  );
  return createReader({ ...readerLimits, script });
}

it('a reader can read the given file, and no other, not even one beside it', async () => {
  const [given, beside] = [join(folder, 'given.txt'), join(folder, 'beside.txt')];
  writeFileSync(given, 'given');
  writeFileSync(beside, 'beside');
  expect(await readerOf('honest')(given)).toEqual({ ok: false, reason: 'given' });
  expect(await readerOf('curious', beside)(given)).toEqual({ ok: false, reason: 'ERR_ACCESS_DENIED' });
  expect(await readerOf('greedy', '/etc/passwd')(given)).toEqual({ ok: false, reason: 'ERR_ACCESS_DENIED' });
});
