import { z } from 'zod';
import type { UpdateSource } from './title-update';

/**
 * Where a title's fields come from. `by`: the source of every field that is not named in `fields`. A source is 'shop',
 * or a kind and a file ('list stock.csv').
 */
export const provenanceSchema = z.object({
  by: z.string().default(''),
  fields: z.record(z.string(), z.string()).default({}),
});
export type Provenance = z.infer<typeof provenanceSchema>;

const sourceText = ({ kind, name }: UpdateSource): string => (kind === 'shop' ? kind : `${kind} ${name}`.trim());

/** Fields of the offer in which a shop's own list beats a feed. */
const ofTheShop = ['list_price', 'price', 'onhand', 'onorder'];

/** Whether the source may change the field: feeds change nothing that the shop edited, nor prices and stock of its lists. */
export function mayChange(field: string, kind: UpdateSource['kind'], { fields }: Provenance): boolean {
  if (kind !== 'feed') return true;
  const source = fields[field] ?? '';
  return source !== 'shop' && !(source.startsWith('list ') && ofTheShop.includes(field));
}

/** The provenance after the source has written these fields: all others keep theirs. */
export function writtenBy(
  before: Provenance,
  fields: readonly string[],
  source: UpdateSource,
  isComplete: boolean,
): Provenance {
  const text = sourceText(source);
  const by = isComplete && source.kind === 'feed' ? text : before.by || text;
  const named = { ...before.fields };
  for (const field of fields)
    if (text === by) delete named[field];
    else named[field] = text;
  return { by, fields: named };
}
