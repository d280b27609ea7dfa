import { useSettings } from '@bookfront/shared/page';
import { limits } from '@bookfront/shared/schemas/limits';
import { Field, TextArea } from '@bookfront/shared/ui';
import { Check } from '@bookfront/shared/ui/check';
import type { ShopForm } from '@bookfront/shared/ui/shop-form';
import * as m from '#messages';
import { AmountHelp, amountText } from '../gift-card-entry';
import { type GiftCardForm, minAmount } from './gift-card-rules';

const { from, to, message } = limits.giftCard;

/** The amount and, for a personalized card, to, from and message (GFT-07 to GFT-09). */
export function GiftCardFields({ form }: { form: ShopForm<GiftCardForm> }) {
  const { giftcard_minimum } = useSettings().store_info;
  return (
    <>
      <Field
        label={m.gift_card_amount()}
        hint={m.gift_card_amount_hint({ amount: `$${amountText(minAmount(giftcard_minimum))}` })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={11}
        {...form.field('amount')}
      />
      <AmountHelp text={form.values.amount} isRefused={form.errors.amount !== undefined} />
      <Check name="personalize" checked={form.values.personalize} onChange={form.handleChange}>
        {m.gift_card_personalize()}
      </Check>
      {form.values.personalize && (
        <>
          <Field label={m.gift_card_to()} autoComplete="off" maxLength={to} {...form.field('to')} />
          <Field label={m.gift_card_from()} autoComplete="off" maxLength={from} {...form.field('from')} />
          <TextArea label={m.gift_card_message()} rows={3} maxLength={message} {...form.field('message')} />
        </>
      )}
    </>
  );
}
