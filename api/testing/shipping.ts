import type { Visitor } from './api-client';
import { stockTitle } from './stock';
import type { TestCheckout } from './test-checkout';

/** A member whose cart holds the given number of copies of a book at 20.00. */
export async function memberWithBook(shop: TestCheckout, quantity = 1, { onhand = 50, extra = 0 } = {}) {
  const visitor = await shop.member();
  await visitor.call('cart/removeAll', {});
  const eisbn = await stockTitle(shop, onhand, { extra });
  await visitor.call('cart/add', { eisbn, quantity, backorder: 'true' });
  return { visitor, eisbn };
}

export const addressIdOf = async (visitor: Visitor, name: string): Promise<string> =>
  (await visitor.call('address/getList', {})).addresses.find((one) => one.name === name)?.address_id ?? '';
