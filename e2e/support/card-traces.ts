import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import path from 'node:path';

/** The spellings of a number in a file: plain, in groups, URL-encoded, and in base64 at any offset of a longer text. */
function spellingsOf(number: string): string[] {
  const groups = number.match(/.{4}/g) ?? [];
  const grouped = [' ', '-', '+', '%20', '%2B'].map((between) => groups.join(between));
  return [number, ...grouped, ...[number, ...grouped].flatMap(base64Of)];
}

/** The base64 of a text at each of the three offsets, without the characters that depend on the surrounding text. */
const base64Of = (text: string): string[] =>
  [0, 1, 2].map((before) =>
    Buffer.from('x'.repeat(before) + text)
      .toString('base64')
      .slice(before === 0 ? 0 : before + 1, -4),
  );

/** Matches the code only after its name, since any large file contains three given digits by chance. */
const codeAfterName = (code: string): RegExp => new RegExp(`(?:cvv|cvc|csc|code)[^a-z0-9]{0,8}${code}(?![0-9])`, 'i');

/** The card's spelling in this text; undefined if there is none. */
export function traceIn(text: string, { number, code }: { number: string; code: string }): string | undefined {
  return spellingsOf(number).find((writing) => text.includes(writing)) ?? codeAfterName(code).exec(text)?.[0];
}

/**
 * Files below these folders that contain the card, each with the spelling, freed pages and logs of databases included.
 */
export function tracesIn(folders: readonly string[], card: { number: string; code: string }): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .flatMap((entry) => traceInFile(path.join(entry.parentPath, entry.name), card)),
  );
}

const pieceBytes = 16 * 1024 * 1024;
/** More than the longest spelling of a card. */
const overlapBytes = 256;
const piece = Buffer.alloc(pieceBytes);

/**
 * Reads a file in parts, since a database may exceed the maximum length of a string. Ignores a file that another test
 * deletes meanwhile.
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
