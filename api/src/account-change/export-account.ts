import type { FileAnswer } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { type AccountRow, toPerson } from '../account/account-repository';
import { corpsOf } from '../account/corps';
import { requireMember } from '../account/require-member';
import { addressesOf } from '../address/address-repository';
import type { CallContext } from '../call-context/call-context';
import { cartKeyOfAccount, linesOf } from '../cart/cart-repository';
import type { Db } from '../database/open';
import { throttled } from '../http/failure';
import { namesOfAccount } from '../list/list-repository';
import { orderForBuyer } from '../order/for-buyer';
import { ordersOf, readOrder } from '../order/order-repository';
import { detailsOf } from '../profile/account-user';
import { createRateLimit } from '../rate-limit/rate-limit';
import { registriesOf, registryItems } from '../registry/registry-repository';

const perAccount = createRateLimit(5);

/** All that the shop keeps of a person, as JSON. Secrets are not theirs to know: no hash, no token. */
export async function exportAccount(context: CallContext): Promise<FileAnswer> {
  const { account } = await requireMember(context);
  if (!perAccount.take(account.account_id, context.now)) throw throttled(m.attempts_too_many());
  const document = {
    account: await personOf(context, account),
    ...(await belongingsOf(context.db, account)),
    orders: (await ordersOf(context.db, account.account_id)).map((row) => orderForBuyer(readOrder(row))),
  };
  return { kind: 'application/json', name: 'my-data.json', content: JSON.stringify(document, null, 2) };
}

async function personOf(context: CallContext, account: AccountRow) {
  const sessions = context.db
    .selectFrom('session')
    .select('created')
    .where('account_id', '=', account.account_id)
    .orderBy('created');
  return {
    ...toPerson(account),
    ...(await detailsOf(context, account)),
    account_number: account.san,
    created: dateOf(account.created),
    terms_accepted: dateOf(account.terms_consent),
    newsletter_consent_since: dateOf(account.newsletter_consent),
    logged_in_since: (await sessions.execute()).map(({ created }) => dateOf(created)),
  };
}

async function belongingsOf(db: Db, account: AccountRow) {
  const { account_id, shop_id } = account;
  const cartKey = await cartKeyOfAccount(db, account_id);
  return {
    addresses: (await addressesOf(db, account_id)).map(
      ({ address_id: _id, account_id: _account, position: _at, ...fields }) => fields,
    ),
    accounts: (await corpsOf(db, account)).map(({ name, company, is_owner }) => ({ name, company, is_owner })),
    cart: cartKey
      ? (await linesOf(db, cartKey)).map(({ eisbn, condition, quantity }) => ({ eisbn, condition, quantity }))
      : [],
    lists: await listsOf(db, account_id),
    registries: await registriesWithItems(db, shop_id, account_id),
    emails: await db
      .selectFrom('outbox')
      .select(['kind', 'subject', 'created'])
      .where('account_id', '=', account_id)
      .orderBy('id')
      .execute(),
  };
}

async function listsOf(db: Db, accountId: string) {
  const items = await db
    .selectFrom('list_item')
    .innerJoin('list', 'list.list_id', 'list_item.list_id')
    .select(['list.list_id', 'eisbn'])
    .where('list.account_id', '=', accountId)
    .orderBy('position')
    .execute();
  return (await namesOfAccount(db, accountId)).map(({ list_id, name }) => ({
    name,
    titles: items.filter((item) => item.list_id === list_id).map(({ eisbn }) => eisbn),
  }));
}

async function registriesWithItems(db: Db, shopId: string, accountId: string) {
  const registries = await registriesOf(db, shopId, accountId);
  return Promise.all(
    registries.map(async ({ gift_registry_id, title, name, occasion, description, email }) => ({
      title,
      name,
      occasion,
      description,
      email,
      titles: (await registryItems(db, gift_registry_id)).map(({ eisbn, qty_requested, qty_purchased }) => ({
        eisbn,
        qty_requested,
        qty_purchased,
      })),
    })),
  );
}

const dateOf = (seconds: number): string | null => (seconds > 0 ? new Date(seconds * 1000).toISOString() : null);
