import type { FastifyInstance } from 'fastify';
import { oneAtATime } from '../background/one-at-a-time';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { allShops, type Shop } from '../shop/shop';
import { claimEmail, dueEmails, type MailRow, markSent, markTried } from './outbox-repository';

export interface MailSender {
  /** Whether the shop has a mail server; emails of one that has none stay in the outbox. */
  serves: (shop: Shop) => boolean;
  /** Hands an email to the shop's mail server. Throws where it could not. */
  send: (shop: Shop, email: MailRow) => Promise<void>;
}

interface MailRun {
  db: Db;
  clock: () => number;
  mail: MailSender;
  /** `willRetry` false: the email has been given up. */
  complain: (error: unknown, email: MailRow, willRetry: boolean) => void;
}
const everyMs = 10_000;
/** Of one shop, in one round. */
const atOnce = 50;

/** Sends what waits in the outbox, every few seconds, one round at a time. */
export function sendInTheBackground(app: FastifyInstance, run: Omit<MailRun, 'complain'>): void {
  const complain: MailRun['complain'] = (err, { id, shop_id }, willRetry) => {
    if (willRetry) app.log.warn({ err, email: id, shop: shop_id }, 'an email could not be sent yet');
    else app.log.error({ err, email: id, shop: shop_id }, 'an email could not be sent for three days and is given up');
  };
  const send = oneAtATime(() =>
    sendWaiting({ ...run, complain }).catch((err: unknown) => app.log.warn({ err }, 'the outbox could not be read')),
  );
  const timer = setInterval(send, everyMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

export async function sendWaiting(run: MailRun): Promise<void> {
  for (const shop of (await allShops(run.db)).filter(run.mail.serves)) await sendOf(run, shop);
}

/** A server that fails is left alone until the next round, so that the other shops' emails don't wait for it. */
async function sendOf(run: MailRun, shop: Shop): Promise<void> {
  for (const email of await dueEmails(run.db, shop.store_id, run.clock(), atOnce))
    if (!(await sendOne(run, shop, email))) return;
}

async function sendOne({ db, clock, mail, complain }: MailRun, shop: Shop, email: MailRow): Promise<boolean> {
  if (!(await write(db, (tx) => claimEmail(tx, email, clock())))) return true;
  try {
    await mail.send(shop, email);
  } catch (error) {
    complain(error, email, await write(db, (tx) => markTried(tx, email, clock())));
    return false;
  }
  await write(db, (tx) => markSent(tx, email, clock()));
  return true;
}
