import { pageDocumentSchema } from '@bookfront/shared/schemas';
import type { FastifyInstance } from 'fastify';
import { createSandbox } from '../../sandbox/payment/sandbox';
import { openTestApp, openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { savePage } from '../page/page-repository';
import { noSandbox } from '../payment-provider/providers';
import { providerAddress } from './provider-address';

let shop: TestShop;
let app: FastifyInstance;
let sandbox: ReturnType<typeof createSandbox>;
beforeAll(async () => {
  shop = await openTestShop([]);
  sandbox = createSandbox({ dataDir: shop.dataDir });
  const origin = await sandbox.listen(0);
  app = await openTestApp(shop.dataDir, { payments: { ...noSandbox, sandbox: origin, browser: origin } });
  const page = pageDocumentSchema.parse({
    page_id: 'home',
    blocks: [
      { block: 'mailchimp_embedded', id: 'letter', action: '/newsletter/subscribe/post?u=1&id=2' },
      { block: 'mailchimp_embedded', id: 'inside', action: 'http://127.0.0.1:1/subscribe/post' },
      { block: 'mailchimp_embedded', id: 'silent', action: '/nothing/here' },
      { block: 'blank_space', id: 'blank' },
    ],
  });
  await savePage(shop.db, '101', 'home', { document: JSON.stringify(page) });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
  await shop.close();
});

const form = { page_id: 'home', block_id: 'letter' };

/** Each post comes from another network, so that it doesn't meet the rate limit. */
let network = 0;
const post = (fields: Record<string, string>, from = `203.0.${++network}.1`) =>
  new Visitor(app).post('newsletter/subscribe', { ...form, ...fields }, { 'x-forwarded-for': from });

describe('the newsletter', () => {
  it('forwards to the block’s provider and returns its reply as text [PGB-39] [ERR-30] [PGB-38]', async () => {
    const fields = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Reader', phone: '604 555 0100' };
    expect((await post(fields)).json()).toEqual({ is_subscribed: true, message: 'Thank you for subscribing!' });
    expect((await post(fields)).json()).toEqual({
      is_subscribed: false,
      message: 'ada@example.com is already subscribed to list Letters. Click here to update your profile.',
    });
    expect((await post({ email: 'ada@bad.example' })).json()).toEqual({
      is_subscribed: false,
      message: 'The domain portion of the email address is invalid (ada@bad.example)',
    });
  });

  it.each([
    ['an address that is none', { email: 'ada' }, 400],
    ['a block that is no form', { email: 'b@example.com', block_id: 'blank' }, 404],
    ['a page that is not there', { email: 'b@example.com', page_id: 'nowhere' }, 404],
    ['a provider inside the network', { email: 'c@example.com', block_id: 'inside' }, 502],
    ['a provider that does not answer so', { email: 'd@example.com', block_id: 'silent' }, 502],
  ])('is refused for %s [PGB-39]', async (_, fields, status) => expect((await post(fields)).statusCode).toBe(status));

  it('is limited to six per minute and network address [PGB-39]', async () => {
    const codes: number[] = [];
    for (let at = 0; at < 8; at++)
      codes.push((await post({ email: `many${at}@example.com` }, '198.51.100.7')).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });

  it('uses no sandbox if none is running, and no plain http [PGB-39]', () => {
    expect(providerAddress('/newsletter/subscribe/post', '')).toBeUndefined();
    expect(providerAddress('http://127.0.0.1:4020/post', 'http://127.0.0.1:4021')).toBeUndefined();
    const { url, isAllowedAddress } =
      providerAddress('https://lists.example/subscribe/post?u=1', 'http://127.0.0.1:4021') ?? {};
    expect(url?.href).toBe('https://lists.example/subscribe/post-json?u=1');
    expect(isAllowedAddress?.('127.0.0.1', 443)).toBe(false);
  });
});
