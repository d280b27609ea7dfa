import type { FastifyInstance } from 'fastify';
import { Visitor } from '../../testing/api-client';
import { addToRegistry, guestContact, stockTitle } from '../../testing/stock';
import { openTestCheckout, reviewOf, type TestCheckout } from '../../testing/test-checkout';

const host = 'threerivers';
const gift_registry_id = 'threerivers-brandt';

let shop: TestCheckout;
let twin: FastifyInstance;
beforeAll(async () => {
  shop = await openTestCheckout();
  twin = await shop.openTwin();
});
afterAll(async () => {
  await twin.close();
  await shop.close();
});

const itemOf = (eisbn: string) =>
  shop.db
    .selectFrom('gift_registry_item')
    .select('qty_purchased')
    .where('gift_registry_id', '=', gift_registry_id)
    .where('eisbn', '=', eisbn)
    .executeTakeFirstOrThrow();
const statusesOf = (answers: { statusCode: number }[]) => answers.filter(({ statusCode }) => statusCode === 200).length;

it('when fifty guests buy the last copy that a registry wants, as many count as bought as were ordered', async () => {
  const eisbn = await stockTitle(shop, 6, { host });
  await addToRegistry(shop, gift_registry_id, eisbn);
  const before = (await itemOf(eisbn)).qty_purchased;
  const shoppers = Array.from(
    { length: 50 },
    (_one, at) => new Visitor(at % 2 ? twin : shop.app, 'threerivers.localhost'),
  );
  const carts = await Promise.all(shoppers.map((shopper) => shopper.call('cart/add', { eisbn, gift_registry_id })));
  const answers = await Promise.all(
    shoppers.map((shopper, at) =>
      shopper.post('checkout/submit', carts[at] ? { ...reviewOf(carts[at].cart, 'pickup'), ...guestContact } : {}),
    ),
  );
  const item = await itemOf(eisbn);
  const ordered = await shop.db
    .selectFrom('order_line')
    .select(({ fn }) => fn.sum<number>('quantity').as('copies'))
    .where('shop_id', '=', '103')
    .where('eisbn', '=', eisbn)
    .executeTakeFirstOrThrow();
  expect([statusesOf(answers), ordered.copies, item.qty_purchased - before]).toEqual([6, 6, 6]);
});
