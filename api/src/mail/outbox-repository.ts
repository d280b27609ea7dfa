import type { Selectable } from 'kysely';
import type { Db } from '../database/open';
import type { Database } from '../database/schema';

export type MailRow = Selectable<Database['outbox']>;
export type MailKind = 'order' | 'quote' | 'gift_card' | 'cart' | 'payment_returned';

/** A letter as it is written. `account_id`: on whose behalf, where that is limited. */
export interface Letter {
  shop_id: string;
  kind: MailKind;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created: number;
  account_id?: string | null;
}

/** Put away in the transaction of what it tells: it is sent only if that has happened. */
export async function postLetter(tx: Db, { account_id = null, ...letter }: Letter): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ ...letter, account_id, sent: null })
    .execute();
}

export async function lettersOf(db: Db, accountId: string, kind: MailKind, since: number): Promise<number> {
  const letters = db.selectFrom('outbox').where('account_id', '=', accountId).where('kind', '=', kind).where('created', '>', since);
  return (await letters.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;
}

const mostTries = 20;

export const waitingLetters = (db: Db, limit: number): Promise<MailRow[]> =>
  db.selectFrom('outbox').selectAll().where('sent', 'is', null).where('tries', '<', mostTries).orderBy('tries').orderBy('id').limit(limit).execute();

export const latestLetters = (db: Db, limit: number): Promise<MailRow[]> => db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(limit).execute();

export async function markSent(tx: Db, id: number, now: number): Promise<void> {
  await tx.updateTable('outbox').set({ sent: now }).where('id', '=', id).execute();
}

export async function markTried(tx: Db, { id, tries }: MailRow): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ tries: tries + 1 })
    .where('id', '=', id)
    .execute();
}
