import type { z } from 'zod';
import { closestName, formatIssue, formatPath, readJson } from '../command-line/json-problems';
import { type ShopDocument, shopDocumentSchema } from '../shop/shop-document';

export type Checked = { ok: true; settings: ShopDocument } | { ok: false; problems: string[] };

/** Parses a settings document and fills in its defaults, or lists its problems, one per line, with place and advice. */
export function checkSettings(text: string): Checked {
  const read = readJson(text);
  if ('problem' in read) return { ok: false, problems: [read.problem] };
  const parsed = shopDocumentSchema.safeParse(read.value);
  const problems = [
    ...(parsed.success ? [] : parsed.error.issues.map(formatIssue)),
    ...unknownNames(read.value, shopDocumentSchema),
  ];
  return parsed.success && problems.length === 0 ? { ok: true, settings: parsed.data } : { ok: false, problems };
}

/** Reports unknown settings, which are probably misspelled. */
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
      : [`${formatPath([...path, name])}: there is no such setting${closestName(name, Object.keys(shape))}`];
  });
}

/** Unwraps an object or list schema from defaults and options. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return innerType ? unwrap(innerType) : schema;
}
