import type { z } from 'zod';

/** A column doesn't match its schema: a bug of this program, never the caller's fault. */
class UnreadableColumn extends Error {
  override name = 'UnreadableColumn';
}

/** Parses a JSON column by its schema; validating costs little compared with parsing. */
export function parseColumn<T extends z.ZodType>(schema: T, text: string): z.output<T> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new UnreadableColumn(`a column cannot be read: ${text.slice(0, 60)}`, { cause });
  }
}
