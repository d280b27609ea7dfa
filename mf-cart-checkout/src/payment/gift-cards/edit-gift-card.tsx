import { call, failureText, useSend } from '@bookfront/shared/api-client';
import { formatMoney } from '@bookfront/shared/format';
import type { UsedGiftCard } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { Button, Field, FieldError } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { object, string } from 'yup';
import * as m from '#messages';
import { trackMutation } from '../../cart-calls';
import { AmountHelp, amountText, centsOf, lastDigits } from '../../gift-card-entry';

interface EditGiftCardProps {
  card: UsedGiftCard;
  onClose: () => void;
}

const schema = () =>
  object({
    amount: string().test('amount', m.gift_card_amount_required(), (text = '') => Boolean(centsOf(text))),
  });

/** GFT-13, GFT-21 to GFT-23, ERR-62, ERR-63: how much a gift card pays, or nothing at all. */
export function EditGiftCard({ card, onClose }: EditGiftCardProps) {
  const { form, removal, isBusy, failure, clearFailure } = useGiftCardAmount({ card, onClose });
  return (
    <Dialog title={m.gift_card()} onClose={onClose} width="300px">
      <form {...form.props}>
        <p>{m.gift_card_and_balance({ digits: lastDigits(card.number), amount: formatMoney(card.balance) })}</p>
        <Field
          label={m.gift_card_amount_to_use()}
          inputMode="decimal"
          autoComplete="off"
          maxLength={11}
          {...form.field('amount')}
          onChange={(event) => {
            form.handleChange(event);
            if (!isBusy) clearFailure();
          }}
        />
        <AmountHelp text={form.values.amount} isRefused={form.errors.amount !== undefined} />
        {failure && <FieldError role="alert">{failureText(failure)}</FieldError>}
        <DialogActions>
          <Button kind="plain" onClick={onClose}>
            {m.cancel()}
          </Button>
          <Button
            kind="quiet"
            busy={isBusy}
            onClick={() => {
              form.clearFailure();
              removal.mutate({ gift_card_number: card.number });
            }}
          >
            {removal.isPending ? m.gift_card_removing() : m.remove()}
          </Button>
          <Button type="submit" busy={isBusy}>
            {form.isBusy ? m.saving() : m.gift_card_update()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useGiftCardAmount({ card, onClose }: EditGiftCardProps) {
  const removal = useSend('checkout/removeGiftCard', ({ cart }) => {
    sessionStore.setCart(cart);
    onClose();
  });
  const form = useShopForm({
    initialValues: () => ({ amount: amountText(card.amount) }),
    schema,
    send: async ({ amount }) => {
      removal.reset();
      const payload = { gift_card_number: card.number, amount: centsOf(amount) ?? 0 };
      const result = await trackMutation(call('checkout/editGiftCard', payload));
      if (result.ok) sessionStore.setCart(result.value.cart);
      return result;
    },
    onDone: onClose,
    onFailed: ({ code }) => code === 'gift_card_empty' && void form.setFieldValue('amount', ''),
  });
  const clearFailure = () => {
    form.clearFailure();
    removal.reset();
  };
  const isBusy = form.isBusy || removal.isPending;
  return { form, removal, isBusy, failure: form.failure ?? removal.error, clearFailure };
}
