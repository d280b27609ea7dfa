import { call, failureText, useSend } from '@bookfront/shared/api-client';
import { formatMoney } from '@bookfront/shared/format';
import type { UsedGiftCard } from '@bookfront/shared/schemas';
import { messages } from '@bookfront/shared/schemas/limits';
import { sessionStore } from '@bookfront/shared/session';
import { Button, Field, FieldError } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { object, string } from 'yup';
import { trackMutation } from '../../cart-calls';
import { AmountHelp, amountText, cardName, centsOf } from '../../gift-card-entry';

interface EditGiftCardProps {
  card: UsedGiftCard;
  onClose: () => void;
}

const schema = object({
  amount: string().test('amount', messages.amountRequired, (text = '') => Boolean(centsOf(text))),
});

/** GFT-13, GFT-21 to GFT-23, ERR-62, ERR-63: how much a gift card pays, or nothing at all. */
export function EditGiftCard({ card, onClose }: EditGiftCardProps) {
  const { form, removal, isBusy, failure, clearFailure } = useGiftCardAmount({ card, onClose });
  return (
    <Dialog title="Gift card" onClose={onClose} width="300px">
      <form {...form.props}>
        <p>
          {cardName(card.number)}, balance {formatMoney(card.balance)}
        </p>
        <Field
          label="Amount to use"
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
            Cancel
          </Button>
          <Button
            kind="quiet"
            busy={isBusy}
            onClick={() => {
              form.clearFailure();
              removal.mutate({ gift_card_number: card.number });
            }}
          >
            {removal.isPending ? 'Removing…' : 'Remove'}
          </Button>
          <Button type="submit" busy={isBusy}>
            {form.isBusy ? 'Saving…' : 'Update'}
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
