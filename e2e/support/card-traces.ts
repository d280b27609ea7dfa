import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import path from 'node:path';

/**
 * The ways in which a number may stand in a file: plain, in groups, URL-encoded, and in base64 wherever it begins in a
 * longer text.
 */
function writingsOf(number: string): string[] {
  const groups = number.match(/.{4}/g) ?? [];
  const grouped = [' ', '-', '+', '%20', '%2B'].map((between) => groups.join(between));
  return [number, ...grouped, ...[number, ...grouped].flatMap(base64Of)];
}

/**
 * At each of the three places of a text that base64 can begin with; without the letters that what stands around it has
 * a part in.
 */
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

/**
 * Files below these folders in which the card stands, each with what was found. Freed pages of a database, and its log,
 * are part of its files.
 */
export function tracesIn(folders: readonly string[], card: { number: string; code: string }): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .flatMap((entry) => traceInFile(path.join(entry.parentPath, entry.name), card)),
  );
}

const pieceBytes = 16 * 1024 * 1024;
/** More than the longest writing of a card. */
const overlapBytes = 256;
const piece = Buffer.alloc(pieceBytes);

/**
 * Read piece by piece, since a database may be larger than a text can be. Another test's file may go meanwhile: then
 * there is nothing in it.
 */
function traceInFile(file: string, card: { number: string; code: string }): string[] {
  let opened: number;
  try {
    opened = openSync(file, 'r');
  } catch {
    return [];
  }
  try {
    for (let from = 0; ; from += pieceBytes - overlapBytes) {
      const length = readSync(opened, piece, 0, pieceBytes, from);
      const found = traceIn(piece.toString('latin1', 0, length), card);
      if (found) return [`${file}: ${found}`];
      if (length < pieceBytes) return [];
    }
  } finally {
    closeSync(opened);
  }
}
