import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import pino from 'pino';
import { openTestApp, Visitor } from '../../testing/api-client';
import { stockTitle } from '../../testing/stock';
import { cardForm, openTestCheckout, reviewOf, type TestCheckout, tokenOf } from '../../testing/test-checkout';

const number = '4539578763621486';
const refusedNumber = '4539578763621487';
let shop: TestCheckout;
beforeAll(async () => {
  shop = await openTestCheckout();
});
afterAll(() => shop.close());

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) =>
    statSync(join(folder, name)).isDirectory() ? filesIn(join(folder, name)) : [join(folder, name)],
  );

it('no file, table, log or email contains a card’s number, whether it paid or was refused [PAY-23]', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(part, _encoding, done) {
      lines.push(String(part));
      done();
    },
  });
  const app = await openTestApp(shop.dataDir, { payments: shop.payments, logger: pino({ level: 'trace' }, stream) });
  const visitor = new Visitor(app);
  await visitor.logIn();
  await visitor.call('cart/add', { eisbn: await stockTitle(shop, 9) });
  expect(await visitor.refusal('checkout/setCreditCard', { ...cardForm, number: refusedNumber })).toMatchObject({
    code: 'validation',
  });
  expect(await visitor.refusal('checkout/setCreditCard', { ...cardForm, number, month: 'x' })).toMatchObject({
    code: 'validation',
  });
  const saved = await visitor.call('checkout/setCreditCard', {
    ...cardForm,
    number: '4539 5787 6362 1486',
    cvv: '731',
  });
  const { order } = await visitor.call(
    'checkout/submit',
    reviewOf(saved.cart, 'credit_card', { encrypted_cc_info: saved.cc_info }),
  );
  const next = await visitor.call('cart/add', { eisbn: await stockTitle(shop, 9) });
  const fields = {
    ...reviewOf(next.cart, 'global'),
    provider: 'global',
    transaction_data: JSON.stringify({ paymentReference: await tokenOf(shop, number) }),
  };
  expect((await visitor.post('checkout/cardPayment', fields)).statusCode).toBe(200);
  await app.close();
  const everything = [
    JSON.stringify([saved, order]),
    lines.join('\n'),
    ...filesIn(shop.dataDir).map((file) => readFileSync(file, 'latin1')),
  ].join('\n');
  expect(everything).toContain('Robin');
  for (const character of [number, refusedNumber, '4539 5787', '539578763621'])
    expect(everything.includes(character)).toBe(false);
});
