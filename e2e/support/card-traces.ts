import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The ways in which a number may stand in a file: plain, in groups, URL-encoded, and in base64 wherever it begins in a longer text. */
function writingsOf(number: string): string[] {
  const groups = number.match(/.{4}/g) ?? [];
  const grouped = [' ', '-', '+', '%20', '%2B'].map((between) => groups.join(between));
  return [number, ...grouped, ...[number, ...grouped].flatMap(base64Of)];
}

/** At each of the three places of a text that base64 can begin with; without the letters that what stands around it has a part in. */
const base64Of = (text: string): string[] =>
  [0, 1, 2].map((before) =>
    Buffer.from('x'.repeat(before) + text)
      .toString('base64')
      .slice(before === 0 ? 0 : before + 1, -4),
  );

/** A code of three digits is in any large file by chance: it is looked for behind its name. */
const codeBehindName = (code: string): RegExp => new RegExp(`(?:cvv|cvc|csc|code)[^a-z0-9]{0,8}${code}(?![0-9])`, 'i');

/** Where in this text the card stands; undefined: nowhere. */
export function traceIn(text: string, { number, code }: { number: string; code: string }): string | undefined {
  return writingsOf(number).find((writing) => text.includes(writing)) ?? codeBehindName(code).exec(text)?.[0];
}

/** Files below these folders in which the card stands, each with what was found. Freed pages of a database, and its log, are part of its files. */
export function tracesIn(folders: readonly string[], card: { number: string; code: string }): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .flatMap((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const found = traceIn(readFileSync(file, 'latin1'), card);
        return found ? [`${file}: ${found}`] : [];
      }),
  );
}
