import { usePage, useSettings } from '@bookfront/shared/page';
import { useRef } from 'react';
import { Columns } from '../panel';
import { OrderPanel } from '../steps/order-panel';
import { CardFields } from './card-fields';
import { useCardForm } from './use-card-form';

/** /checkout/credit_card (PAY-08 to PAY-23). The number lives in the form's own fields alone, and goes with them. */
export function CreditCardStep() {
  const settings = useSettings();
  const now = useRef(new Date(usePage().now)).current;
  const form = useCardForm(settings, now);
  return (
    <Columns>
      <CardFields {...form} now={now} />
      <OrderPanel />
    </Columns>
  );
}
