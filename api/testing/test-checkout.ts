import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Payload, Reply } from '@bookfront/shared/schemas';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { createSandbox } from '../sandbox/payment/sandbox';
import { reconcile } from '../src/payment/reconcile';
import { type PaymentEnvironment, paymentEnvironment } from '../src/payment-provider/providers';
import { openTestApp, openTestShop, type TestShop, testNow, Visitor } from './api-client';

type Cart = Reply<'cart/add'>['cart'];

/** Shops with the payment sandbox and an adjustable clock. */
export interface TestCheckout extends TestShop {
  /** The sandbox, as its frames and tests call it. */
  bank: ReturnType<typeof bankAt>;
  payments: PaymentEnvironment;
  /** A second instance of the api over the same database. */
  openTwin: () => Promise<FastifyInstance>;
  /** Seconds. */
  moveOn: (seconds: number) => void;
  reconcile: () => Promise<void>;
  /** Delivers late money now, and not before. */
  sendLateMoney: () => void;
  member: (host?: string, email?: string) => Promise<Visitor>;
}

export async function openTestCheckout(): Promise<TestCheckout> {
  const shop = await openTestShop();
  let now = testNow;
  const clock = () => now;
  const late: (() => void)[] = [];
  const sandbox = createSandbox({
    dataDir: join(shop.dataDir, 'bank'),
    whenLate: (settle) => void late.push(settle),
    dropMs: 0,
  });
  const origin = await sandbox.listen(0);
  const payments = paymentEnvironment({ PAYMENT_SANDBOX: origin });
  const openApp = () => openTestApp(shop.dataDir, { clock, payments });
  const app = await openApp();
  await shop.app.close();
  return {
    ...shop,
    app,
    bank: bankAt(origin),
    payments,
    openTwin: openApp,
    moveOn: (seconds) => {
      now += seconds;
    },
    reconcile: () =>
      reconcile({ db: shop.db, clock, environment: payments, log: pino({ level: 'silent' }) }, { underWay: 0 }),
    sendLateMoney: () => {
      for (const settle of late.splice(0)) settle();
    },
    member: async (host = 'localhost', email) => {
      const visitor = new Visitor(app, host);
      await visitor.logIn(email);
      return visitor;
    },
    close: async () => {
      await Promise.all([app.close(), sandbox.close()]);
      await shop.close();
    },
  };
}

/** Solves the human check as a page does, but without pauses, by hashing until altcha's number is found. */
export async function captchaOf(visitor: Visitor): Promise<string> {
  const challenge = JSON.parse((await visitor.call('captcha/getChallenge', {})).challenge);
  const hashOf = (number: number) => createHash('sha256').update(`${challenge.salt}${number}`).digest('hex');
  let number = 0;
  while (hashOf(number) !== challenge.challenge && number < challenge.maxnumber) number++;
  return Buffer.from(JSON.stringify({ ...challenge, number })).toString('base64');
}

let nextKey = 0;

/** The payload that review sends for a saved cart. */
export function reviewOf(
  cart: Cart,
  payment_choice: Payload<'checkout/submit'>['payment_choice'],
  over: Partial<Payload<'checkout/submit'>> = {},
): Payload<'checkout/submit'> {
  const { delivery, shipping, provider, batch } = cart.checkout;
  const shipped =
    shipping && delivery !== 'pickup'
      ? { address_id: shipping.address_id, provider: provider?.provider, multiship_method: batch ?? 'all' }
      : {};
  return {
    delivery_preference: delivery ?? 'pickup',
    ...shipped,
    payment_choice,
    gift_cards: JSON.stringify(cart.gift_cards.map(({ number, amount }) => ({ number, amount }))),
    checksum: cart.checksum,
    idempotency_key: `key-of-review-${nextKey++}`,
    ...over,
  };
}

const bankAt = (origin: string) => ({
  get: async (path: string) => (await fetch(`${origin}${path}`)).json(),
  post: async (path: string, fields: unknown) =>
    (
      await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      })
    ).json(),
});

/** A card token from the sandbox's frame. */
export const tokenOf = async ({ bank }: Pick<TestCheckout, 'bank'>, number = '4242424242424242'): Promise<string> =>
  (await bank.post('/token', { number })).token;

export const cardForm = {
  name: 'Robin Reader',
  number: '4242 4242 4242 4242',
  cvv: '123',
  month: 12,
  year: 2030,
  country: 'CA',
  postal_code: 'V0N 1V0',
} as const;
