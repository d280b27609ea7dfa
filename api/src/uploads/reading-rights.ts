import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Permissions of the reader process for node's permission model: its own code, the libraries in its folder and above,
 * and the one file.
 */
export function readingRights(script: string, file: string): string[] {
  const folders = [dirname(resolve(script)), ...librariesFrom(dirname(resolve(script)))];
  const all = new Set(folders.flatMap((folder) => [folder, realpathSync(folder)]));
  return [...[...all].map((folder) => `${folder}/*`), resolve(file)].map((path) => `--allow-fs-read=${path}`);
}

/** Folders that node resolves modules from; a package manager's links may lead from one to another. */
function librariesFrom(folder: string): string[] {
  const here = join(folder, 'node_modules');
  const above = dirname(folder);
  return [...(existsSync(here) ? [here] : []), ...(above === folder ? [] : librariesFrom(above))];
}
