import { limits } from '@bookfront/shared/schemas/limits';
import { Visitor } from '../../testing/api-client';
import { sendFile } from '../../testing/send-file';
import { stockTitle } from '../../testing/stock';
import { captchaOf, openTestCheckout, type TestCheckout } from '../../testing/test-checkout';
import { newId } from '../random/new-id';

let shop: TestCheckout;
beforeAll(async () => {
  shop = await openTestCheckout();
});
afterAll(() => shop.close());

const member = async () => {
  const visitor = await shop.member();
  await visitor.call('cart/removeAll', {});
  return visitor;
};
const accountCart = async () =>
  (await shop.db.selectFrom('cart').select('cart_key').where('account_id', '=', '101-reader').executeTakeFirstOrThrow())
    .cart_key;

/** Adds used copies to the account's cart, as lines that nothing else adds to. */
async function fillCart(count: number): Promise<void> {
  const cart_key = await accountCart();
  const titles = await shop.db
    .selectFrom('title')
    .select('eisbn')
    .where('shop_id', '=', '101')
    .where('is_giftcard', '=', 0)
    .execute();
  const line = (at: number) => ({
    eisbn: titles[at % titles.length]?.eisbn ?? '',
    condition: `used-${at}`,
    quantity: 1,
    position: at + 1,
    notes: '',
  });
  await shop.db
    .insertInto('cart_line')
    .values(Array.from({ length: count }, (_one, at) => ({ cart_id: newId(), cart_key, ...line(at) })))
    .execute();
}
const linesOfAccount = async () =>
  shop.db
    .selectFrom('cart_line')
    .selectAll()
    .where('cart_key', '=', await accountCart())
    .execute();
const titleOf = async (eisbn: string) =>
  (
    await shop.db
      .selectFrom('title')
      .select('title')
      .where('shop_id', '=', '101')
      .where('eisbn', '=', eisbn)
      .executeTakeFirstOrThrow()
  ).title;

async function guestWith(eisbns: readonly string[]): Promise<Visitor> {
  const guest = new Visitor(shop.app);
  for (const eisbn of eisbns) await guest.call('cart/add', { eisbn });
  return guest;
}

describe('merging a guest’s cart into an account’s', () => {
  it('fills the account’s cart to its limit and names what did not fit', async () => {
    await member();
    await fillCart(limits.cartLines - 1);
    const eisbns = [await stockTitle(shop, 9), await stockTitle(shop, 9), await stockTitle(shop, 9)];
    const guest = await guestWith(eisbns);
    const { notice } = await guest.logIn();
    const [, second = '', third = ''] = eisbns;
    expect(notice).toBe(
      `Your cart is full at 500 lines. These did not fit: ${await titleOf(second)}, ${await titleOf(third)}.`,
    );
    expect(await linesOfAccount()).toHaveLength(limits.cartLines);
  });

  it('adds to a line that the full cart has already, without a notice', async () => {
    const visitor = await member();
    const eisbn = await stockTitle(shop, 9);
    await visitor.call('cart/add', { eisbn });
    await fillCart(limits.cartLines - 1);
    const guest = new Visitor(shop.app);
    await guest.call('cart/add', { eisbn, quantity: 3 });
    expect((await guest.logIn()).notice).toBeUndefined();
    expect((await linesOfAccount()).find((line) => line.eisbn === eisbn)).toMatchObject({ quantity: 3 });
  });

  it('keeps ten gift cards to pay with, in order, and names the others', async () => {
    const numbers = Array.from({ length: 12 }, (_one, at) => `48880000111122${10 + at}`);
    await shop.db
      .insertInto('gift_card')
      .values(numbers.map((number) => ({ shop_id: '101', number, pin_hash: '', balance: 10, issued: 1 })))
      .execute();
    const give = async (visitor: Visitor, gift_card_number: string) =>
      visitor.call('checkout/addGiftCard', { gift_card_number, captcha: await captchaOf(visitor) });
    const eisbn = await stockTitle(shop, 9);
    const visitor = await member();
    await visitor.call('cart/add', { eisbn });
    for (const number of numbers.slice(0, 9)) await give(visitor, number);
    const guest = await guestWith([eisbn]);
    for (const number of numbers.slice(8)) await give(guest, number);
    const { notice, cart } = await guest.logIn();
    expect(notice).toBe(
      'An order takes at most 10 gift cards. These were not taken along and keep their balance: ending in 2220, ending in 2221.',
    );
    expect(cart.gift_cards.map(({ number }) => number)).toEqual(numbers.slice(0, 10));
  });
});

it('two gift cards added at once can’t exceed the limit of ten', async () => {
  const visitor = await member();
  await visitor.call('cart/add', { eisbn: await stockTitle(shop, 9) });
  const numbers = Array.from({ length: 11 }, (_one, at) => `49990000111122${10 + at}`);
  await shop.db
    .insertInto('gift_card')
    .values(numbers.map((number) => ({ shop_id: '101', number, pin_hash: '', balance: 10, issued: 1 })))
    .execute();
  const captchas: string[] = [];
  for (const _number of numbers) captchas.push(await captchaOf(visitor));
  const answers = await Promise.all(
    numbers.map((gift_card_number, at) =>
      visitor.post('checkout/addGiftCard', { gift_card_number, captcha: captchas[at] }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
});

it('an import adds no line to a full cart, even if the cart has its title for a registry', async () => {
  const visitor = await member();
  const eisbn = await stockTitle(shop, 9);
  await visitor.call('cart/add', { eisbn });
  await shop.db.updateTable('cart_line').set({ gift_registry_id: 'a-registry' }).where('eisbn', '=', eisbn).execute();
  await fillCart(limits.cartLines - 1);
  const answer = await sendFile(visitor, 'list.csv', `isbn,qty\n${eisbn},1\n`, {}, 'cart/import');
  expect(answer.json()).toMatchObject({ result: { titles: [{ success: false, reason: 'Your cart is full.' }] } });
});
