import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The paths of all files below `dir`, in release.json's format: 'server/index.cjs'. */
export const filesBelow = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
