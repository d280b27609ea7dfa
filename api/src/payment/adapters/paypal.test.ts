import { createServer, type Server } from 'node:http';
import { type PaymentRow, ProviderUnsure } from '../provider';
import { paypalProvider } from './paypal';

/** PayPal as it may answer: an order with this authorisation and these captures. */
let server: Server;
let held = '';
let captures: string[] = [];
let asked: string[] = [];
beforeAll(async () => {
  server = createServer(({ url = '', headers, method }, reply) => {
    if (method === 'POST' && !url.includes('oauth2')) asked.push(`${url} ${headers['paypal-request-id']}`);
    const amount = { currency_code: 'CAD', value: '21.00' };
    const part = (status: string) => ({ id: `id-${status}`, status, amount });
    const payments = { authorizations: held ? [part(held)] : [], captures: captures.map(part) };
    reply.end(JSON.stringify(url.includes('oauth2') ? { access_token: 't' } : { id: 'O1', purchase_units: [{ custom_id: 'P1', amount, payments }] }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const payment: PaymentRow = {
  ...{ payment_id: 'P1', shop_id: '101', cart_key: 'c', account_id: null, session_id: 's', idempotency_key: 'k', provider: 'paypal', reference: 'O1' },
  ...{ amount: 2100, currency: 'CAD', status: 'authorised', order_number: '100001', body_hash: '', email: '', is_test: 0, created: 1, updated: 1 },
  ...{ asked: 0, money_seen: null },
};
function provider() {
  const address = server.address();
  return paypalProvider({ api: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, script: '', key: 'k', secret: 's' });
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
])('an authorisation %j with captures %j is %s', async (authorisation, taken, status) => {
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
])('an authorisation %j with captures %j is not decided', async (authorisation, taken) => {
  [held, captures] = [authorisation, taken];
  await expect(provider().find(payment)).rejects.toThrow(ProviderUnsure);
});

it('a capture that failed is tried again as a new request, the same one twice as one', async () => {
  [held, captures] = ['CREATED', []];
  await provider().capture(payment);
  await provider().capture(payment);
  captures = ['DECLINED'];
  await provider().capture(payment);
  expect(asked[0]).toBe(asked[1]);
  expect(new Set(asked).size).toBe(2);
});
