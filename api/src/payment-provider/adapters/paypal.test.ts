import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Summary } from '@bookfront/shared/schemas';
import { type PaymentRow, ProviderUnsure } from '../contract/provider';
import { paypalProvider } from './paypal';

/** A fake of PayPal: an order with this authorisation and these captures. */
let server: Server;
let held = '';
let captures: string[] = [];
let asked: string[] = [];
let bodies: string[] = [];
/** Replaces the reply to URLs that contain a string. */
let instead: { part: string; status: number; body: string } | undefined;
beforeAll(async () => {
  server = createServer(async (request, reply) => {
    const { url = '', headers, method } = request;
    bodies.push((await text(request)).toString());
    if (instead && url.includes(instead.part)) return void reply.writeHead(instead.status).end(instead.body);
    if (method === 'POST' && !url.includes('oauth2')) asked.push(`${url} ${headers['paypal-request-id']}`);
    const amount = { currency_code: 'CAD', value: '21.00' };
    const part = (status: string) => ({ id: `id-${status}`, status, amount });
    const payments = { authorizations: held ? [part(held)] : [], captures: captures.map(part) };
    reply.end(
      JSON.stringify(
        url.includes('oauth2')
          ? { access_token: 't', token_type: 'Bearer' }
          : { id: 'O1', purchase_units: [{ custom_id: 'P1', amount, payments }] },
      ),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
beforeEach(() => {
  [asked, bodies, instead] = [[], [], undefined];
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const payment: PaymentRow = {
  ...{
    payment_id: 'P1',
    shop_id: '101',
    cart_key: 'c',
    account_id: null,
    session_id: 's',
    idempotency_key: 'k',
    provider: 'paypal',
    reference: 'O1',
  },
  ...{
    amount: 2100,
    currency: 'CAD',
    status: 'authorised',
    order_number: '100001',
    body_hash: '',
    email: '',
    is_test: 0,
    created: 1,
    updated: 1,
  },
  ...{ asked: 0, claimed: 0, abandoned: 0, closed_by: '', money_seen: null, account: 'paypal', contact: '' },
};
function provider() {
  const address = server.address();
  return paypalProvider({
    api: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    script: '',
    key: 'k',
    secret: 's',
  });
}

it.each([
  ['', [], 'open'],
  ['CREATED', [], 'authorised'],
  ['VOIDED', [], 'cancelled'],
  ['EXPIRED', [], 'cancelled'],
  ['DENIED', [], 'declined'],
  ['CAPTURED', ['COMPLETED'], 'captured'],
  ['CREATED', ['DECLINED'], 'authorised'],
  ['CREATED', ['FAILED'], 'authorised'],
  ['DENIED', ['DECLINED'], 'declined'],
  ['CAPTURED', ['DECLINED', 'COMPLETED'], 'captured'],
  ['CAPTURED', ['REFUNDED'], 'cancelled'],
])('an authorisation %j with captures %j means %s', async (authorisation, taken, status) => {
  [held, captures] = [authorisation, taken];
  expect((await provider().find(payment)).status).toBe(status);
});

it.each([
  ['PENDING', []],
  ['CAPTURED', []],
  ['CAPTURED', ['PENDING']],
  ['CAPTURED', ['PARTIALLY_REFUNDED']],
  ['CAPTURED', ['FAILED']],
  ['NEW_WORD', []],
  ['constructor', []],
])('an authorisation %j with captures %j is inconclusive', async (authorisation, taken) => {
  [held, captures] = [authorisation, taken];
  await expect(provider().find(payment)).rejects.toThrow(ProviderUnsure);
});

it('a retry after a failed capture is a new request; a repeated request keeps its id', async () => {
  [held, captures] = ['CREATED', []];
  await provider().capture(payment);
  await provider().capture(payment);
  captures = ['DECLINED'];
  await provider().capture(payment);
  expect(asked[0]).toBe(asked[1]);
  expect(new Set(asked).size).toBe(2);
});

const summary: Summary = {
  ...{
    item_count: 1,
    total_quantity: 1,
    original_price: 2500,
    discounts: 0,
    promo_codes: [],
    subtotal: 2500,
    post_subtotal_discount: 300,
  },
  ...{
    taxes: [{ type: 'GST', amount: 115 }],
    shipping: 85,
    is_shipping_tbd: false,
    total_gift_card_amount_used: 300,
    total: 2100,
  },
  ...{ contains_gift_registry_item: false, contains_gift_registry_shipping: false },
};

it('PayPal gets the parts of the amount, to the cent, and asks for no address [PAY-25] [PAY-26]', async () => {
  expect(await provider().start?.(payment, summary)).toBe('O1');
  const money = (value: string) => ({ currency_code: 'CAD', value });
  const breakdown = {
    item_total: money('25.00'),
    tax_total: money('1.15'),
    shipping: money('0.85'),
    discount: money('6.00'),
  };
  expect(JSON.parse(bodies.at(-1) ?? '')).toEqual({
    intent: 'AUTHORIZE',
    purchase_units: [{ reference_id: 'P1', custom_id: 'P1', amount: { ...money('21.00'), breakdown } }],
    application_context: { shipping_preference: 'NO_SHIPPING', user_action: 'PAY_NOW' },
  });
});

it.each([
  ['/v2/', 500, '{}'],
  ['/v2/', 429, '{}'],
  ['/v2/', 401, '{}'],
  ['/v2/', 200, '<p>Sorry</p>'],
  ['/v2/', 422, '<p>Sorry</p>'],
  ['oauth2', 400, '{"error":"invalid_client"}'],
  ['oauth2', 503, ''],
])('a reply of %s with %d %j is inconclusive', async (part, status, body) => {
  instead = { part, status, body };
  await expect(provider().find(payment)).rejects.toThrow(ProviderUnsure);
  expect(bodies.length).toBeLessThan(3);
});

it('a refusal is conclusive: an unknown order means no money, a declined card means declined', async () => {
  instead = { part: '/v2/', status: 404, body: '{"name":"RESOURCE_NOT_FOUND"}' };
  expect((await provider().find(payment)).status).toBe('none');
  instead = { part: '/authorize', status: 422, body: '{"details":[{"issue":"INSTRUMENT_DECLINED"}]}' };
  expect((await provider().authorise(payment, {})).status).toBe('declined');
});
