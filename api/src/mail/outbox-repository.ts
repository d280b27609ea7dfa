import type { Selectable } from 'kysely';
import type { Db } from '../database/open';
import type { Database } from '../database/schema';

export type MailRow = Selectable<Database['outbox']>;

/** Kinds whose text opens something: it is deleted once sent. */
const secretKinds = ['gift_card', 'verification', 'reset', 'email_change', 'link_request', 'order_link'] as const;
/** Kinds that belong to the shop's books, and stay when the account is deleted. */
const bookKinds = ['order', 'quote', 'shipment', 'payment_returned', 'gift_card'] as const;
export type MailKind =
  | (typeof secretKinds)[number]
  | (typeof bookKinds)[number]
  | 'cart'
  | 'account_exists'
  | 'no_account'
  | 'email_changed'
  | 'password_changed';

/** An email to send. `account_id`: the account that it is about or that had it sent, if there is one. */
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

/** Queues an email in the transaction that it reports on: it is sent only if that commits. */
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

/** Deletes what was written to or for a former member, but for what the books need, which no longer names them. */
export async function deleteEmailsOf(
  tx: Db,
  { shop_id, account_id, email }: { shop_id: string; account_id: string; email: string },
): Promise<void> {
  const emails = tx.deleteFrom('outbox').where('shop_id', '=', shop_id).where('kind', 'not in', bookKinds);
  await emails.where((is) => is.or([is('recipient', '=', email), is('account_id', '=', account_id)])).execute();
  await tx.updateTable('outbox').set({ account_id: null }).where('account_id', '=', account_id).execute();
}

/** Seconds. Retries follow after 10, 20, 40 … seconds, then hourly: 80 attempts take three days. */
const delay = { first: 10, max: 60 * 60 };
const maxTries = 80;
/** Seconds for which one instance holds an email: longer than a mail server can delay it. */
const claimSeconds = 10 * 60;

/** A shop's emails that are due; never tried ones come first. */
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

/** Returns false if another instance has claimed the email. */
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

/** Deletes the text of an email with a PIN or a token once it is sent. */
export async function markSent(tx: Db, { id, kind }: Pick<MailRow, 'id' | 'kind'>, now: number): Promise<void> {
  const secret = secretKinds.some((one) => one === kind) ? { text: '', html: '' } : {};
  await tx
    .updateTable('outbox')
    .set({ sent: now, ...secret })
    .where('id', '=', id)
    .execute();
}

/** Returns whether the email will be tried again. */
export async function markFailed(tx: Db, { id, tries }: MailRow, now: number): Promise<boolean> {
  const next_try = now + Math.min(delay.first * 2 ** tries, delay.max);
  await tx
    .updateTable('outbox')
    .set({ tries: tries + 1, next_try })
    .where('id', '=', id)
    .execute();
  return tries + 1 < maxTries;
}
