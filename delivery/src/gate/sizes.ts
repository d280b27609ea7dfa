import { statSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@bookfront/shared/contract';
import type { Budget } from '../registry/budget';
import type { StoredRelease } from '../releases/artifacts';

/** Scripts compress to a third or a fourth; ten times the budget can't fit, and isn't worth the time to compress it. */
const maxRatio = 10;

/**
 * Compares the sizes that release.json names with the package's budget before any file is read: scripts roughly, since
 * they are compressed later, and all other files that browsers may get.
 */
export function findTooLarge({ name, files }: Release, budget: Budget): string[] {
  const sizes = Object.entries(files).filter(([file]) => !file.startsWith('server/') && !file.endsWith('.map'));
  const sum = (isWanted: (file: string) => boolean) =>
    sizes.reduce((total, [file, { bytes }]) => total + (isWanted(file) ? bytes : 0), 0);
  const scripts = sum(isScript);
  const others = sum((file) => !isScript(file));
  return [
    ...(scripts > maxRatio * budget.scripts
      ? [
          `Its scripts have ${scripts} bytes before compression, and the budget is ${budget.scripts} after it. ${advice(name)}`,
        ]
      : []),
    ...(others > budget.others
      ? [
          `Its pictures, fonts and other files have ${others} bytes, and the budget is ${budget.others}. ${advice(name)}`,
        ]
      : []),
  ];
}

/** Compares the compressed size of all scripts with the package's budget. */
export function findOverBudget(candidate: StoredRelease, { scripts }: Budget): string[] {
  const files = Object.keys(candidate.files).filter(isScript);
  const bytes = files.reduce((sum, file) => sum + transferBytes(candidate, file), 0);
  return bytes <= scripts
    ? []
    : [`Its scripts have ${bytes} bytes (brotli), and the budget is ${scripts}. ${advice(candidate.name)}`];
}

const isScript = (file: string) => file.endsWith('.js');
const advice = (name: string) =>
  `Take something out, or ask an operator for more: pnpm release budget ${name.replaceAll('_', '-')} --scripts BYTES`;
const transferBytes = ({ dir, files }: StoredRelease, file: string) =>
  statSync(path.join(dir, files[file]?.encodings.includes('br') ? `${file}.br` : file)).size;
