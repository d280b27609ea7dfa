import { z } from 'zod';
import type { TitleRecord } from './title-record';

/** What a feed says of a title's availability. `off_sale`: nobody may order it. '': nothing. */
const feedStateSchema = z.enum(['', 'active', 'forthcoming', 'out_of_print', 'out_of_stock_indefinitely', 'off_sale']);
export type FeedState = z.infer<typeof feedStateSchema>;

/** The publisher's word and the suppliers': an update may bring one of them and leave the other as it was. */
export const feedStatesSchema = z.object({
  published: feedStateSchema.default(''),
  supplied: feedStateSchema.default(''),
});
export type FeedStates = z.infer<typeof feedStatesSchema>;

/** What either takes off sale is off sale; else the publisher's word counts where it says more than 'active'. */
export function statusFrom({ published, supplied }: FeedStates): Pick<TitleRecord, 'status' | 'for_sale'> {
  const [status = 'active'] = [published, supplied].filter(isTelling);
  return { status, for_sale: published !== 'off_sale' && supplied !== 'off_sale' };
}

const isTelling = (state: FeedState): state is 'forthcoming' | 'out_of_print' | 'out_of_stock_indefinitely' =>
  state !== '' && state !== 'active' && state !== 'off_sale';
