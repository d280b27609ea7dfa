import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * What the reader's process may read, as node's permission model is told it: its own code, the libraries beside and
 * above it, and the one file.
 */
export function readingRights(script: string, file: string): string[] {
  const folders = [dirname(resolve(script)), ...librariesFrom(dirname(resolve(script)))];
  const all = new Set(folders.flatMap((folder) => [folder, realpathSync(folder)]));
  return [...[...all].map((folder) => `${folder}/*`), resolve(file)].map((path) => `--allow-fs-read=${path}`);
}

/** Where node looks for what a script requires; the links of a package manager lead from one of them into another. */
function librariesFrom(folder: string): string[] {
  const here = join(folder, 'node_modules');
  const above = dirname(folder);
  return [...(existsSync(here) ? [here] : []), ...(above === folder ? [] : librariesFrom(above))];
}
