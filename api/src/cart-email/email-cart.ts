import { formatMoney } from '@bookfront/shared/format';
import { limits, messages } from '@bookfront/shared/schemas';
import { accountById } from '../account/account-repository';
import type { CallContext } from '../call-context/call-context';
import type { PricedLine } from '../cart/cart-lines';
import { requireLogin } from '../cart/cart-rules';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { daySeconds } from '../dates/dates';
import { CallError, invalid, refused } from '../http/failure';
import { composeEmail } from '../mail/compose-email';
import { isEmail } from '../mail/email-address';
import { countEmails, queueEmail } from '../mail/outbox-repository';
import { signature } from '../mail/shop-signature';
import { priceCart } from '../pricing/priced-cart';

/**
 * Decision 19 of the specification: to one address, so many a day, in the shop's own words: nothing of it is the
 * sender's but their name.
 */
export async function emailCart(context: CallContext, address: string): Promise<void> {
  const accountId = requireLogin(context);
  if (!isEmail(address)) throw invalid(messages.validEmail, { email_address: messages.validEmail });
  await write(context.db, async (tx) => {
    if ((await countEmails(tx, accountId, 'cart', context.now - daySeconds)) >= limits.cartEmails)
      throw new CallError(
        429,
        'throttled',
        'You have sent your cart often enough for today. Please try again tomorrow.',
      );
    await queueEmail(tx, { ...(await email(tx, context, accountId)), recipient: address, account_id: accountId });
  });
}

async function email(tx: Db, context: CallContext, accountId: string) {
  const { lines, summary } = await priceCart(tx, context);
  if (lines.length === 0) throw refused('empty_cart', messages.emptyCheckout);
  const account = await accountById(tx, accountId);
  const sender = `${account?.first_name ?? ''} ${account?.last_name ?? ''}`.trim();
  const { name } = context.shop.settings.store_info;
  const heading = `A cart at ${name}`;
  const parts = [
    { text: `${sender} sends you what is in their cart at ${name}.` },
    { rows: [...lines.map(toRow), ['Subtotal', formatMoney(summary.subtotal)] as const] },
    { text: 'Prices and stock are those of the moment when this was sent.' },
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

function toRow({ line, title, sold_price }: PricedLine): readonly [string, string] {
  return [
    `${line.quantity} × ${title.title} (${title.binding}, ${line.eisbn})`,
    formatMoney(sold_price * line.quantity),
  ];
}
