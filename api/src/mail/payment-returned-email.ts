import { formatMoney } from '@bookfront/shared/format';
import type { Selectable } from 'kysely';
import type { PaymentTable } from '../database/checkout-tables';
import type { Shop } from '../shop/shop';
import { composeEmail } from './compose-email';
import type { Email } from './outbox-repository';
import { signature } from './shop-signature';

/** To one whose payment went through while their order did not. */
export function paymentReturnedEmail(
  shop: Shop,
  { amount, email, currency }: Selectable<PaymentTable>,
): Omit<Email, 'created'> {
  const heading = `Your payment to ${shop.settings.store_info.name} was returned`;
  const parts = [
    {
      text: `You paid ${formatMoney(amount)} ${currency}, but your order could not be placed. The payment has been cancelled: nothing was taken.`,
    },
    { text: 'What you wanted is still in your cart. We are sorry for the trouble.' },
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
