import { createServer, type Server } from 'node:http';
import type { PaymentRow } from '../contract/provider';
import { chaseProvider } from './chase';
import { clearentProvider } from './clearent';
import { globalProvider } from './global';

/** A provider that reports an unknown state for every payment. */
let server: Server;
let api: string;
let status = '';
beforeAll(async () => {
  server = createServer((_request, reply) => {
    const transaction = { id: 'O1', status, amount: '1.00', currency: 'CAD' };
    reply.end(JSON.stringify({ ...transaction, token: 't', uID: 'O1', payload: { transaction } }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  api = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
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

it.each(['chase', 'clearent', 'global'] as const)(
  'what %s says in a word that is none of its states is an open payment',
  async (name) => {
    const make = { chase: chaseProvider, clearent: clearentProvider, global: globalProvider }[name];
    for (status of ['SOMETHING', 'constructor', '__proto__', 'toString'])
      expect(
        await make({ api, script: '', key: name, secret: 's' }).find({ ...payment, provider: name }),
      ).toMatchObject({ status: 'open', reference: 'O1' });
  },
);
