import { openTestShop, type TestShop, testNow } from '../../testing/api-client';
import { queueEmail } from './outbox-repository';
import { type MailSender, sendWaiting } from './send-mail';

let shop: TestShop;
let now: number;
let isDown: boolean;
let sent: string[];
let complaints: { subject: string; willRetry: boolean }[];
beforeEach(async () => {
  shop = await openTestShop([]);
  [now, isDown, sent, complaints] = [testNow, false, [], []];
});
afterEach(() => shop.close());

const write = (shop_id: string, subject: string) =>
  queueEmail(shop.db, {
    shop_id,
    kind: 'order',
    recipient: 'ada@example.com',
    subject,
    text: '',
    html: '',
    created: testNow,
  });
const send: MailSender['send'] = async (_shop, { subject }) => {
  if (isDown) throw new Error('no answer');
  sent.push(subject);
};
const round = (deliver = send, servers = ['102']) =>
  sendWaiting({
    db: shop.db,
    clock: () => now,
    mail: { serves: ({ store_id }) => servers.includes(store_id), send: deliver },
    onFailure: (_error, { subject }, willRetry) => void complaints.push({ subject, willRetry }),
  });

it('emails of shops without a mail server don’t delay others', async () => {
  for (let at = 0; at < 60; at++) await write('101', `stays ${at}`);
  await write('102', 'goes');
  await round();
  await round();
  expect(sent).toEqual(['goes']);
});

it('a failing mail server is tried once per run, and the next shop’s still is', async () => {
  for (let at = 0; at < 60; at++) await write('101', `stuck ${at}`);
  await write('102', 'goes');
  const deliver: typeof send = async (to, email) => {
    if (to.store_id === '101') throw new Error('no answer');
    await send(to, email);
  };
  await round(deliver, ['101', '102']);
  expect([complaints.length, sent]).toEqual([1, ['goes']]);
});

it('two instances send an email once', async () => {
  await write('102', 'once');
  const deliver: typeof send = async (to, email) => {
    await round();
    await send(to, email);
  };
  await round(deliver);
  await write('102', 'in a race');
  await Promise.all([round(), round()]);
  expect(sent).toEqual(['once', 'in a race']);
});

it('a failing email waits longer each time, up to an hour, and is sent when its server is back', async () => {
  await write('102', 'late');
  isDown = true;
  const waits: number[] = [];
  for (let last = now; complaints.length < 12; now += 10) {
    const before = complaints.length;
    await round();
    if (complaints.length === before) continue;
    if (before > 0) waits.push(now - last);
    last = now;
  }
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
  isDown = false;
  now += 3600;
  await round();
  await round();
  expect(sent).toEqual(['late']);
});

it('an email is given up after three days, and not before', async () => {
  await write('102', 'lost');
  isDown = true;
  const days = () => (now - testNow) / (24 * 60 * 60);
  for (; days() < 4; now += 1800) await round();
  expect(complaints.filter(({ willRetry }) => !willRetry)).toHaveLength(1);
  now = testNow + 4 * 24 * 60 * 60;
  const all = complaints.length;
  await round();
  expect(complaints).toHaveLength(all);
  expect(all).toBeGreaterThan(70);
});

it.each(['gift_card', 'verification', 'reset', 'email_change', 'link_request', 'order_link'] as const)(
  'what an email of the kind %s opens is deleted once emailed, not before',
  async (kind) => {
    const email = {
      kind,
      recipient: 'ada@example.com',
      subject: 'Your gift card',
      text: 'PIN: 1234',
      html: '<p>PIN: 1234</p>',
      created: testNow,
    };
    for (const shop_id of ['101', '102']) await queueEmail(shop.db, { ...email, shop_id });
    await round();
    expect(sent).toEqual(['Your gift card']);
    expect(await shop.db.selectFrom('outbox').select(['shop_id', 'text', 'html']).orderBy('shop_id').execute()).toEqual(
      [
        { shop_id: '101', text: email.text, html: email.html },
        { shop_id: '102', text: '', html: '' },
      ],
    );
  },
);
