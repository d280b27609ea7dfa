import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import pino from 'pino';
import { openTestApp, Visitor } from '../../testing/api-client';
import { stockTitle } from '../../testing/stock';
import { type CheckoutDesk, cardForm, openCheckoutDesk, reviewOf, tokenOf } from '../../testing/test-checkout';

const number = '4539578763621486';
const refusedNumber = '4539578763621487';
let desk: CheckoutDesk;
beforeAll(async () => {
  desk = await openCheckoutDesk();
});
afterAll(() => desk.close());

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) =>
    statSync(join(folder, name)).isDirectory() ? filesIn(join(folder, name)) : [join(folder, name)],
  );

it('[PAY-23] a card’s number is in no file, table, log or letter: neither one that paid nor one that was refused', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(part, _encoding, done) {
      lines.push(String(part));
      done();
    },
  });
  const app = await openTestApp(desk.dataDir, { payments: desk.payments, logger: pino({ level: 'trace' }, stream) });
  const visitor = new Visitor(app);
  await visitor.logIn();
  await visitor.call('cart/add', { eisbn: await stockTitle(desk, 9) });
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
  const next = await visitor.call('cart/add', { eisbn: await stockTitle(desk, 9) });
  const fields = {
    ...reviewOf(next.cart, 'global'),
    provider: 'global',
    transaction_data: JSON.stringify({ paymentReference: await tokenOf(desk, number) }),
  };
  expect((await visitor.post('checkout/cardPayment', fields)).statusCode).toBe(200);
  await app.close();
  const everything = [
    JSON.stringify([saved, order]),
    lines.join('\n'),
    ...filesIn(desk.dataDir).map((file) => readFileSync(file, 'latin1')),
  ].join('\n');
  expect(everything).toContain('Robin');
  for (const sign of [number, refusedNumber, '4539 5787', '539578763621'])
    expect(everything.includes(sign)).toBe(false);
});
