import { formatMoney } from '@bookfront/shared/format';
import type { Selectable } from 'kysely';
import * as m from '#messages';
import type { PaymentTable } from '../database/checkout-tables';
import type { Shop } from '../shop/shop';
import { composeEmail } from './compose-email';
import type { Email } from './outbox-repository';
import { signature } from './shop-signature';

/** Tells a shopper that a payment without an order was refunded. */
export function paymentReturnedEmail(
  shop: Shop,
  { amount, email, currency }: Selectable<PaymentTable>,
): Omit<Email, 'created'> {
  const heading = m.payment_returned_email_subject({ shop: shop.settings.store_info.name });
  const parts = [
    {
      text: m.payment_returned_email_reason({ amount: formatMoney(amount), currency }),
    },
    { text: m.payment_returned_email_cart() },
    signature(shop),
  ];
  return {
    shop_id: shop.store_id,
    kind: 'payment_returned',
    recipient: email,
    subject: heading,
    ...composeEmail(heading, parts),
  };
}
