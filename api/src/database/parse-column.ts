import type { z } from 'zod';

/**
 * What a column of JSON holds, in the shape of its schema, which costs little beside reading the JSON. Throws ZodError
 * or SyntaxError: then this program did not write the column.
 */
export const parseColumn = <T extends z.ZodType>(schema: T, text: string): z.output<T> =>
  schema.parse(JSON.parse(text));
