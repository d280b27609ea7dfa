import type { z } from 'zod';

/** A document from its text, or the line where it is no JSON. */
export function readJson(text: string): { value: unknown } | { problem: string } {
  const plain = text.replace(/^\ufeff/, '');
  try {
    return { value: JSON.parse(plain) };
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    const at = /position (\d+)/.exec(said);
    return {
      problem: `${at ? `line ${lineOf(plain, Number(at[1]))}` : 'the document'}: this is not JSON (${said.replace(/ in JSON at position.*| is not valid JSON$/, '')})`,
    };
  }
}

const lineOf = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** What is wrong with a document, and where. */
export const tell = ({ path, message }: z.core.$ZodIssue): string => `${where(path)}: ${message}`;

/** site_navigation[3].submenu[0].url */
export const where = (path: readonly PropertyKey[]): string =>
  path.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${String(key)}`)).join('') ||
  'the document';

/** The name that is meant, most likely; '' where none is near. */
export function hint(name: string, known: readonly string[]): string {
  const [best] = known.map((one) => ({ one, far: distance(name, one) })).toSorted((a, b) => a.far - b.far);
  return best && best.far <= 3 ? `; do you mean '${best.one}'?` : '';
}

/** How many letters are added, lost or changed (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_one, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length] ?? 0;
}
