import type { FastifyInstance } from 'fastify';
import { oneAtATime } from '../background/one-at-a-time';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { allShops, type Shop } from '../shop/shop';
import { claimEmail, dueEmails, type MailRow, markFailed, markSent } from './outbox-repository';

export interface MailSender {
  /** Whether the shop has a mail server; without one its emails stay in the outbox. */
  serves: (shop: Shop) => boolean;
  /** Hands an email to the shop's mail server. Throws if the server doesn't accept it. */
  send: (shop: Shop, email: MailRow) => Promise<void>;
}

interface MailRun {
  db: Db;
  clock: () => number;
  mail: MailSender;
  /** `willRetry` false: the email has been given up. */
  onFailure: (error: unknown, email: MailRow, willRetry: boolean) => void;
}
const everyMs = 10_000;
/** Per shop and run. */
const maxPerRun = 50;

/** Sends due emails every few seconds, one run at a time. */
export function sendInTheBackground(app: FastifyInstance, run: Omit<MailRun, 'onFailure'>): void {
  const onFailure: MailRun['onFailure'] = (err, { id, shop_id }, willRetry) => {
    if (willRetry) app.log.warn({ err, email: id, shop: shop_id }, 'an email could not be sent yet');
    else app.log.error({ err, email: id, shop: shop_id }, 'an email could not be sent for three days and is given up');
  };
  const send = oneAtATime(() =>
    sendWaiting({ ...run, onFailure }).catch((err: unknown) => app.log.warn({ err }, 'the outbox could not be read')),
  );
  const timer = setInterval(send, everyMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

export async function sendWaiting(run: MailRun): Promise<void> {
  for (const shop of (await allShops(run.db)).filter(run.mail.serves)) await sendForShop(run, shop);
}

/**
 * After a failure, waits for the next run with this shop, so that a failing server doesn't delay other shops' emails.
 */
async function sendForShop(run: MailRun, shop: Shop): Promise<void> {
  for (const email of await dueEmails(run.db, shop.store_id, run.clock(), maxPerRun))
    if (!(await sendOne(run, shop, email))) return;
}

async function sendOne({ db, clock, mail, onFailure }: MailRun, shop: Shop, email: MailRow): Promise<boolean> {
  if (!(await write(db, (tx) => claimEmail(tx, email, clock())))) return true;
  try {
    await mail.send(shop, email);
  } catch (error) {
    onFailure(error, email, await write(db, (tx) => markFailed(tx, email, clock())));
    return false;
  }
  await write(db, (tx) => markSent(tx, email, clock()));
  return true;
}
