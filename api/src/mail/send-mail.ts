import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { type Shop, shopById } from '../store/shop';
import { type MailRow, markSent, markTried, waitingLetters } from './outbox-repository';

/** Hands a letter to the shop's mail server: false where the shop has none, and the letter stays in the outbox. Throws where it could not. */
export type MailSender = (shop: Shop, letter: MailRow) => Promise<boolean>;

interface Office {
  db: Db;
  clock: () => number;
  send: MailSender;
}
const everyMs = 10_000;
const atOnce = 50;

/** Sends what waits in the outbox, every few seconds, one round at a time. */
export function sendInTheBackground(app: FastifyInstance, office: Office): void {
  let isBusy = false;
  const send = async () => {
    if (isBusy) return;
    isBusy = true;
    await sendWaiting(office, (err, id) => app.log.warn({ err, letter: id }, 'a letter could not be sent yet'))
      .catch((err: unknown) => app.log.warn({ err }, 'the outbox could not be read'))
      .finally(() => {
        isBusy = false;
      });
  };
  const timer = setInterval(send, everyMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

export async function sendWaiting({ db, clock, send }: Office, complain: (error: unknown, id: number) => void): Promise<void> {
  for (const letter of await waitingLetters(db, atOnce)) {
    const shop = await shopById(db, letter.shop_id);
    if (!shop?.back_office.mail.smtp_env) continue;
    try {
      if (await send(shop, letter)) await write(db, (tx) => markSent(tx, letter.id, clock()));
    } catch (error) {
      complain(error, letter.id);
      await write(db, (tx) => markTried(tx, letter));
    }
  }
}
