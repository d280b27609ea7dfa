import { formatMoney } from '@bookfront/shared/format';
import type { Selectable } from 'kysely';
import type { PaymentTable } from '../database/checkout-tables';
import type { Shop } from '../shop/shop';
import { writeLetter } from './compose-email';
import type { Letter } from './outbox-repository';
import { signature } from './shop-signature';

/** To one whose payment went through while their order did not. */
export function returnedLetter(
  shop: Shop,
  { amount, email, currency }: Selectable<PaymentTable>,
): Omit<Letter, 'created'> {
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
    ...writeLetter(heading, parts),
  };
}
