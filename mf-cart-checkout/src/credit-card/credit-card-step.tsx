import { usePage, useSettings } from '@bookfront/shared/page';
import { useRef } from 'react';
import { Columns } from '../layout';
import { OrderPanel } from '../summary';
import { CardFields } from './card-fields';
import { dayAtShop } from './card-rules';
import { useCardForm } from './use-card-form';

/** /checkout/credit_card (PAY-08 to PAY-23). The number lives in the form's own fields alone, and goes with them. */
export function CreditCardStep() {
  const settings = useSettings();
  const now = useRef(dayAtShop(new Date(usePage().now), settings.time_zone)).current;
  const form = useCardForm(settings, now);
  return (
    <Columns>
      <CardFields form={form} now={now} />
      <OrderPanel />
    </Columns>
  );
}
