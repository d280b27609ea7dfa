import type { z } from 'zod';

/** A column does not hold what its schema says: this program did not write it. A fault of ours, never of the caller. */
class UnreadableColumn extends Error {
  override name = 'UnreadableColumn';
}

/** What a column of JSON holds, in the shape of its schema, which costs little beside reading the JSON. */
export function parseColumn<T extends z.ZodType>(schema: T, text: string): z.output<T> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new UnreadableColumn(`a column cannot be read: ${text.slice(0, 60)}`, { cause });
  }
}
