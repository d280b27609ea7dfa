import type { Payload } from '@bookfront/shared/schemas';
import { type TestShop, Visitor } from './api-client';

export const newPassword = 'harbour lantern 47';

/** The fields of Account Details as a page sends them. */
export const profile = {
  first_name: 'Ruth',
  last_name: 'Okafor',
  street_address: '9 Marine Drive',
  city: 'Gibsons',
  country: 'CA',
  province: 'BC',
  postal_code: 'v0n1v0',
  phone_number: '6045550111',
};

export const createForm = (email_address: string, over: object = {}) =>
  ({ ...profile, email_address, password: newPassword, ...over }) as Payload<'account/create'>;

/** A visitor with an account of their own, logged in. */
export async function newMember({ app }: TestShop, email: string, over: object = {}): Promise<Visitor> {
  const visitor = new Visitor(app);
  await visitor.call('account/create', createForm(email, over));
  return visitor;
}

/** Changes a shop's settings until the returned function is called. */
export async function withSettings({ db }: TestShop, over: object, storeId = '101'): Promise<() => Promise<void>> {
  const { settings } = await db
    .selectFrom('shop')
    .select('settings')
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow();
  const put = async (document: string) => {
    await db.updateTable('shop').set({ settings: document }).where('store_id', '=', storeId).execute();
  };
  await put(JSON.stringify({ ...JSON.parse(settings), ...over }));
  return () => put(settings);
}

/** The emails to an address, newest first. */
export const emailsTo = ({ db }: TestShop, recipient: string) =>
  db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('id', 'desc').execute();

/** The token in the link of the newest email to an address. */
export async function tokenTo(shop: TestShop, recipient: string): Promise<string> {
  const [email] = await emailsTo(shop, recipient);
  return /[?&]token=([\w.-]+)/.exec(email?.text ?? '')?.[1] ?? '';
}

/** Forgets the limits of visitors, who share one address here. */
export const clearLimits = async ({ db }: TestShop): Promise<void> => {
  await db.deleteFrom('login_failure').execute();
};
