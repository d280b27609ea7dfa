import type { z } from 'zod';

/** Parses JSON, or names the line where it is invalid. */
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

/** A validation issue with its path. A value of another kind is told by what belongs there, in JSON's words. */
export const formatIssue = (issue: z.core.$ZodIssue): string => `${formatPath(issue.path)}: ${explain(issue)}`;

function explain(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_type') return issue.message;
  const wanted = kinds[issue.expected] ?? issue.expected;
  return / received undefined$/.test(issue.message) ? `is missing; it must be ${wanted}.` : `must be ${wanted}.`;
}

const kinds: Record<string, string | undefined> = {
  string: 'a text in double quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'an object in braces',
};

/** site_navigation[3].submenu[0].url */
export const formatPath = (path: readonly PropertyKey[]): string =>
  path.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${String(key)}`)).join('') ||
  'the document';

/** The known name that was probably meant; '' if none is similar. */
export function closestName(name: string, known: readonly string[]): string {
  const [best] = known.map((one) => ({ one, far: distance(name, one) })).toSorted((a, b) => a.far - b.far);
  return best && best.far <= 3 ? `; do you mean '${best.one}'?` : '';
}

/** Levenshtein distance: how many letters are added, removed or changed. */
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
