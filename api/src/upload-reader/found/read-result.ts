import { z } from 'zod';

/** A row that could not be taken: `line` counts from 1 (of a spreadsheet the row). */
const failedRowSchema = z.object({ line: z.number().int(), text: z.string(), reason: z.string() });
export type FailedRow = z.infer<typeof failedRowSchema>;

/** What a file held: ISBN-13s in their order, each once. */
const readListSchema = z.object({
  isbns: z.array(z.string().regex(/^97[89]\d{10}$/)),
  failed: z.array(failedRowSchema),
  failed_count: z.number().int(),
});
export type ReadList = z.infer<typeof readListSchema>;

/** A row of an order as it was written: `line` counts from 1. */
const orderRowSchema = z.object({ line: z.number().int(), isbn: z.string().max(60), qty: z.string().max(20) });
export type OrderRow = z.infer<typeof orderRowSchema>;

/** Rows beyond these are left unread. */
export const maxRows = 2000;

/** A refusal in words for the shopper. */
const refusalSchema = z.object({ ok: z.literal(false), reason: z.string() });
export type Refusal = z.infer<typeof refusalSchema>;

/** What the reader's process says: as little trusted as the file that it has read. */
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
