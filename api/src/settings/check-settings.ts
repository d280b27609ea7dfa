import type { z } from 'zod';
import { hint, readJson, tell, where } from '../command-line/json-problems';
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
