import type { FastifyInstance } from 'fastify';
import { oneAtATime } from '../background/one-at-a-time';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { allShops, type Shop } from '../shop/shop';
import { claimLetter, dueLetters, type MailRow, markSent, markTried } from './outbox-repository';

export interface MailSender {
  /** Whether the shop has a mail server; letters of one that has none stay in the outbox. */
  serves: (shop: Shop) => boolean;
  /** Hands a letter to the shop's mail server. Throws where it could not. */
  send: (shop: Shop, letter: MailRow) => Promise<void>;
}

interface Office {
  db: Db;
  clock: () => number;
  mail: MailSender;
  /** `willRetry` false: the letter has been given up. */
  complain: (error: unknown, letter: MailRow, willRetry: boolean) => void;
}
const everyMs = 10_000;
/** Of one shop, in one round. */
const atOnce = 50;

/** Sends what waits in the outbox, every few seconds, one round at a time. */
export function sendInTheBackground(app: FastifyInstance, office: Omit<Office, 'complain'>): void {
  const complain: Office['complain'] = (err, { id, shop_id }, willRetry) => {
    if (willRetry) app.log.warn({ err, letter: id, shop: shop_id }, 'a letter could not be sent yet');
    else app.log.error({ err, letter: id, shop: shop_id }, 'a letter could not be sent for three days and is given up');
  };
  const send = oneAtATime(() =>
    sendWaiting({ ...office, complain }).catch((err: unknown) => app.log.warn({ err }, 'the outbox could not be read')),
  );
  const timer = setInterval(send, everyMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

export async function sendWaiting(office: Office): Promise<void> {
  for (const shop of (await allShops(office.db)).filter(office.mail.serves)) await sendOf(office, shop);
}

/** A server that fails is left alone until the next round, so that the other shops' letters don't wait for it. */
async function sendOf(office: Office, shop: Shop): Promise<void> {
  for (const letter of await dueLetters(office.db, shop.store_id, office.clock(), atOnce))
    if (!(await sendOne(office, shop, letter))) return;
}

async function sendOne({ db, clock, mail, complain }: Office, shop: Shop, letter: MailRow): Promise<boolean> {
  if (!(await write(db, (tx) => claimLetter(tx, letter, clock())))) return true;
  try {
    await mail.send(shop, letter);
  } catch (error) {
    complain(error, letter, await write(db, (tx) => markTried(tx, letter, clock())));
    return false;
  }
  await write(db, (tx) => markSent(tx, letter, clock()));
  return true;
}
