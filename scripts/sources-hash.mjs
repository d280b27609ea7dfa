// Names the state of source files by their content.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.mjs';

const skipped = new Set(['node_modules', 'dist', 'test']);
/** What the browser tests leave behind. */
const leftovers = 'e2e/results';
const isSource = (name) => !/\.test\.tsx?$|\.md$/.test(name);

/** Hash over the named files and folders (relative to the root) and `extra` text. */
export function hashOf(places, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const file of places.flatMap((place) => walk(place)).sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

function walk(place) {
  const full = path.join(root, place);
  if (!existsSync(full) || place === leftovers) return [];
  if (statSync(full).isFile()) return [place];
  return readdirSync(full, { withFileTypes: true })
    .filter(
      (entry) =>
        !skipped.has(entry.name) && !entry.name.startsWith('.') && (entry.isDirectory() || isSource(entry.name)),
    )
    .flatMap((entry) => walk(path.posix.join(place, entry.name)));
}
