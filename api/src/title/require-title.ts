import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { notFound } from '../http/failure';
import type { TitleRow } from './title-cards';
import { titleByEisbn } from './title-reads';

/** Returns a title on sale. Fails with no_title. */
export async function requireTitle({ db, shop }: CallContext, eisbn: string): Promise<TitleRow> {
  const row = await titleByEisbn(db, shop.store_id, eisbn);
  if (!row || row.for_sale === 0) throw notFound('no_title', m.results_none());
  return row;
}
