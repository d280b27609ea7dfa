// Hashes source files, to see whether they have changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.mjs';

const skipped = new Set(['node_modules', 'dist', 'test']);
/** Output of the browser tests. */
const testResults = 'e2e/results';
const isSource = (name) => !/\.test\.tsx?$|\.md$/.test(name);

/** Hash over the named files and folders (relative to the root) and `extra` text. */
export function hashOf(paths, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const file of paths.flatMap((start) => walk(start)).sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

function walk(start) {
  const full = path.join(root, start);
  if (!existsSync(full) || start === testResults) return [];
  if (statSync(full).isFile()) return [start];
  return readdirSync(full, { withFileTypes: true })
    .filter(
      (entry) =>
        !skipped.has(entry.name) && !entry.name.startsWith('.') && (entry.isDirectory() || isSource(entry.name)),
    )
    .flatMap((entry) => walk(path.posix.join(start, entry.name)));
}
