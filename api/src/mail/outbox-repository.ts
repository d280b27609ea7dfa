import type { Selectable } from 'kysely';
import type { Db } from '../database/open';
import type { Database } from '../database/schema';

export type MailRow = Selectable<Database['outbox']>;
export type MailKind = 'order' | 'quote' | 'gift_card' | 'cart' | 'payment_returned';

/** An email as it is written. `account_id`: on whose behalf, where that is limited. */
export interface Email {
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
export async function queueEmail(tx: Db, { account_id = null, ...email }: Email): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ ...email, account_id, sent: null })
    .execute();
}

export async function countEmails(db: Db, accountId: string, kind: MailKind, since: number): Promise<number> {
  const emails = db
    .selectFrom('outbox')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('created', '>', since);
  return (await emails.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;
}

/** Seconds. An email is tried after 10, 20, 40 … seconds, then every hour: 80 times are three days. */
const delay = { first: 10, max: 60 * 60 };
const maxTries = 80;
/** Seconds that an email is one sender's: longer than a mail server can keep it waiting. */
const claimSeconds = 10 * 60;

/** What waits for one shop and is due; what was never tried comes first. */
export const dueEmails = (db: Db, shopId: string, now: number, limit: number): Promise<MailRow[]> =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('sent', 'is', null)
    .where('next_try', '<=', now)
    .where('tries', '<', maxTries)
    .orderBy('next_try')
    .orderBy('id')
    .limit(limit)
    .execute();

/** False where another instance has taken it up. */
export async function claimEmail(tx: Db, { id, next_try }: MailRow, now: number): Promise<boolean> {
  const mine = tx
    .updateTable('outbox')
    .set({ next_try: now + claimSeconds })
    .where('id', '=', id)
    .where('sent', 'is', null)
    .where('next_try', '=', next_try);
  return (await mine.executeTakeFirst()).numUpdatedRows === 1n;
}

export const latestEmails = (db: Db, limit: number): Promise<MailRow[]> =>
  db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(limit).execute();

/** What a gift card is opened with is forgotten once it is delivered. */
export async function markSent(tx: Db, { id, kind }: Pick<MailRow, 'id' | 'kind'>, now: number): Promise<void> {
  const secret = kind === ('gift_card' satisfies MailKind) ? { text: '', html: '' } : {};
  await tx
    .updateTable('outbox')
    .set({ sent: now, ...secret })
    .where('id', '=', id)
    .execute();
}

/** Answers whether it will be tried again. */
export async function markTried(tx: Db, { id, tries }: MailRow, now: number): Promise<boolean> {
  const next_try = now + Math.min(delay.first * 2 ** tries, delay.max);
  await tx
    .updateTable('outbox')
    .set({ tries: tries + 1, next_try })
    .where('id', '=', id)
    .execute();
  return tries + 1 < maxTries;
}
