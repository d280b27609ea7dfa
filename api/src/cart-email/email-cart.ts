import { formatMoney } from '@bookfront/shared/format';
import { isEmail } from '@bookfront/shared/format/email';
import { limits } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { accountById } from '../account/account-repository';
import type { CallContext } from '../call-context/call-context';
import { isForSale, type PricedLine } from '../cart/cart-lines';
import { requireLogin } from '../cart/cart-rules';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { daySeconds } from '../dates/dates';
import { countEmailTo } from '../email-limit/email-limit';
import { invalid, refused, throttled } from '../http/failure';
import { composeEmail } from '../mail/compose-email';
import { countEmails, queueEmail } from '../mail/outbox-repository';
import { signature } from '../mail/shop-signature';
import { priceCart } from '../pricing/priced-cart';

/**
 * SPEC-D19: emails the cart to one address, with a daily limit. The text is the shop's own, except for the sender's
 * name.
 */
export async function emailCart(context: CallContext, address: string): Promise<void> {
  const accountId = requireLogin(context);
  if (!isEmail(address)) throw invalid(m.email_invalid(), { email_address: m.email_invalid() });
  await write(context.db, async (tx) => {
    if ((await countEmails(tx, accountId, 'cart', context.now - daySeconds)) >= limits.cartEmails)
      throw throttled(m.cart_email_limit({ count: limits.cartEmails }));
    await countEmailTo(tx, context, address);
    await queueEmail(tx, { ...(await email(tx, context, accountId)), recipient: address, account_id: accountId });
  });
}

async function email(tx: Db, context: CallContext, accountId: string) {
  const { lines, summary } = await priceCart(tx, context);
  if (lines.length === 0) throw refused('empty_cart', m.cart_empty());
  const account = await accountById(tx, accountId);
  const sender = `${account?.first_name ?? ''} ${account?.last_name ?? ''}`.trim();
  const { name } = context.shop.settings.store_info;
  const heading = m.cart_email_subject({ shop: name });
  const parts = [
    { text: m.cart_email_intro({ sender, shop: name }) },
    { rows: [...lines.map(toRow), [m.cart_email_subtotal(), formatMoney(summary.subtotal)] as const] },
    { text: m.cart_email_prices() },
    signature(context.shop),
  ];
  return {
    shop_id: context.shop.store_id,
    kind: 'cart' as const,
    created: context.now,
    subject: heading,
    ...composeEmail(heading, parts),
  };
}

function toRow(priced: PricedLine): readonly [string, string] {
  const { line, title, sold_price } = priced;
  return [
    m.cart_email_line({ quantity: line.quantity, title: title.title, binding: title.binding, isbn: line.eisbn }),
    isForSale(priced) ? formatMoney(sold_price * line.quantity) : m.cart_title_not_for_sale(),
  ];
}
