import { isIsbn13 } from '@bookfront/shared/format';
import type { Reply } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { requireHuman } from '../captcha/captcha';
import { parseColumn } from '../database/parse-column';
import { notFound } from '../http/failure';
import { requireTitle } from '../title/require-title';
import { titleExtrasSchema } from '../title/title-record';

/** Returns the title's codes (P1 §4 Product code): to members at once, to guests after the human check (P1 §6). */
export async function productCode(
  context: CallContext,
  eisbn: string,
  captcha: string | undefined,
): Promise<Reply<'title/getProductCode'>> {
  if (!context.session?.account_id) await requireHuman(context, captcha);
  const row = await requireTitle(context, eisbn);
  const { upc } = parseColumn(titleExtrasSchema, row.extras);
  const isbn = isIsbn13(row.eisbn) ? row.eisbn : '';
  if (isbn === '' && upc === '') throw notFound('no_title', m.title_no_product_code());
  return { isbn, isbn_type: isbn === '' ? '' : 'ISBN-13', upc, upc_type: codeType(upc) };
}

/** A UPC has 12 digits, an EAN 13. */
function codeType(upc: string): string {
  if (upc === '') return '';
  return upc.length === 13 ? 'EAN' : 'UPC';
}
