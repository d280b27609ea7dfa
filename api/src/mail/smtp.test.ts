import { createServer, type Server, type Socket } from 'node:net';
import { openTestShop, type TestShop } from '../../testing/api-client';
import { shopByName } from '../shop/shop';
import type { MailRow } from './outbox-repository';
import { mailSender } from './smtp';

/** A minimal mail server that records what it receives, line by line. */
const received: string[] = [];
const replies: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye' };
function answer(socket: Socket): void {
  let isEmail = false;
  socket.write('220 here\r\n');
  socket.on('data', (part) => {
    for (const line of String(part)
      .split('\r\n')
      .filter((one) => one !== '')) {
      received.push(line);
      if (isEmail && line === '.') isEmail = false;
      else if (isEmail) continue;
      if (line === 'DATA') isEmail = true;
      socket.write(`${replies[line] ?? '250 yes'}\r\n`);
    }
  });
}

let server: Server;
let shop: TestShop;
beforeAll(async () => {
  server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  shop = await openTestShop([]);
});
afterAll(async () => {
  server.close();
  await shop.close();
});

const email: MailRow = {
  id: 7,
  shop_id: '101',
  account_id: null,
  kind: 'order',
  recipient: 'ada@example.com',
  subject: 'Your order',
  text: 'Thank you.',
  html: '<p>Thank you.</p>',
  created: 1,
  sent: null,
  tries: 0,
  next_try: 0,
};

it('an email is sent by the shop’s mail server, from the shop, and not without one', async () => {
  const address = server.address();
  const mail = mailSender({
    SALTWATER_SMTP: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}?ignoreTLS=true`,
  });
  const saltwater = await shopByName(shop.db, 'saltwater');
  if (!saltwater) throw new Error('no shop');
  expect(mail.serves(saltwater)).toBe(false);
  await expect(mail.send(saltwater, email)).rejects.toThrow('no mail server');
  const withServer = {
    ...saltwater,
    back_office: { ...saltwater.back_office, mail: { from: 'orders@saltwater.example', smtp_env: 'SALTWATER_SMTP' } },
  };
  expect(mail.serves(withServer)).toBe(true);
  await mail.send(withServer, email);
  const all = received.join('\n');
  expect(all).toContain('MAIL FROM:<orders@saltwater.example>');
  expect(all).toContain('RCPT TO:<ada@example.com>');
  expect(all).toContain('Subject: Your order');
  expect(all).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(all).toMatch(/^Reply-To: .*@/m);
});
