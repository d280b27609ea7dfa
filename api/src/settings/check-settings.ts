import type { z } from 'zod';
import { type ShopDocument, shopDocumentSchema } from '../shop/shop-document';

export type Checked = { ok: true; settings: ShopDocument } | { ok: false; problems: string[] };

/**
 * A settings document from its text: whole, with every default filled in, or all that is wrong with it, a line each:
 * where, and what to do.
 */
export function checkSettings(text: string): Checked {
  const read = readJson(text);
  if ('problem' in read) return { ok: false, problems: [read.problem] };
  const parsed = shopDocumentSchema.safeParse(read.value);
  const problems = [
    ...(parsed.success ? [] : parsed.error.issues.map(tell)),
    ...unknownNames(read.value, shopDocumentSchema),
  ];
  return parsed.success && problems.length === 0 ? { ok: true, settings: parsed.data } : { ok: false, problems };
}

function readJson(text: string): { value: unknown } | { problem: string } {
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

const tell = ({ path, message }: z.core.$ZodIssue): string => `${where(path)}: ${message}`;

/** site_navigation[3].submenu[0].url */
const where = (path: readonly PropertyKey[]): string =>
  path.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${String(key)}`)).join('') ||
  'the document';

/** A name that is no setting does nothing: most likely it is misspelled. */
function unknownNames(value: unknown, schema: z.core.$ZodType, path: PropertyKey[] = []): string[] {
  const inner = unwrap(schema);
  if (Array.isArray(value))
    return inner && 'element' in inner
      ? value.flatMap((one, at) => unknownNames(one, inner.element as z.core.$ZodType, [...path, at]))
      : [];
  if (typeof value !== 'object' || value === null || !inner || !('shape' in inner)) return [];
  const shape = inner.shape as Record<string, z.core.$ZodType>;
  return Object.entries(value).flatMap(([name, one]) => {
    const known = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return known
      ? unknownNames(one, known, [...path, name])
      : [`${where([...path, name])}: there is no such setting${hint(name, Object.keys(shape))}`];
  });
}

/** The object or list within defaults and options. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return innerType ? unwrap(innerType) : schema;
}

function hint(name: string, known: readonly string[]): string {
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
