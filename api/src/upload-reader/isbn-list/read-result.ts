import { z } from 'zod';

/** A refused row. `line` counts from 1 (in a spreadsheet, the row). */
const failedRowSchema = z.object({ line: z.number().int(), text: z.string(), reason: z.string() });
export type FailedRow = z.infer<typeof failedRowSchema>;

/** A file's ISBN-13s in order, each once. */
const readListSchema = z.object({
  isbns: z.array(z.string().regex(/^97[89]\d{10}$/)),
  failed: z.array(failedRowSchema),
  failed_count: z.number().int(),
});
export type ReadList = z.infer<typeof readListSchema>;

/** A row of an order file, as written. `line` counts from 1. */
const orderRowSchema = z.object({ line: z.number().int(), isbn: z.string().max(60), qty: z.string().max(20) });
export type OrderRow = z.infer<typeof orderRowSchema>;

/** A file with more is refused: what it would leave out could not be seen in the cart. */
export const maxRows = 2000;

/** Rows that are read: up to ten above a table's header, and one more than the limit, by which a reader sees it. */
export const maxTableRows = maxRows + 11;

/** A refusal with a text for the shopper. */
const refusalSchema = z.object({ ok: z.literal(false), reason: z.string() });
export type Refusal = z.infer<typeof refusalSchema>;

/** The reader process's result, trusted as little as the file that it has read. */
export const listResultSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), list: readListSchema }),
  refusalSchema,
]);
export type ListResult = z.infer<typeof listResultSchema>;

export const rowsResultSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), rows: z.array(orderRowSchema).max(maxRows) }),
  refusalSchema,
]);
export type RowsResult = z.infer<typeof rowsResultSchema>;
