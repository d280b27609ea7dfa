import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** This package's folder, from the source file or the bundle: data files and fonts are read from there. */
export function packageFolder(from: string = __dirname): string {
  let folder = from;
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No package.json above ${from}`);
    folder = parent;
  }
  return folder;
}
