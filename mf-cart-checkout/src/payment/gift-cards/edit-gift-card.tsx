import { failureText, useSend } from '@bookfront/shared/api-client';
import { formatMoney } from '@bookfront/shared/format';
import type { Reply, UsedGiftCard } from '@bookfront/shared/schemas';
import { messages } from '@bookfront/shared/schemas/limits';
import { sessionStore } from '@bookfront/shared/session';
import { Button, Field, FieldError } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { type FormEvent, useState } from 'react';
import { useFirstWrong } from '../../focus';
import { AmountHelp, amountText, cardName, centsOf } from '../../gift-card-entry';

/** GFT-13, GFT-21 to GFT-23, ERR-62, ERR-63: how much a gift card pays, or nothing at all. */
export function EditGiftCard({ card, onClose }: { card: UsedGiftCard; onClose: () => void }) {
  const [amount, setAmount] = useState(amountText(card.amount));
  const [wrong, setWrong] = useState('');
  const [submitCount, setSubmitCount] = useState(0);
  const place = useFirstWrong<HTMLFormElement>({ submitCount, isSubmitting: false });
  const done = ({ cart }: Reply<'checkout/editGiftCard'>) => {
    sessionStore.setCart(cart);
    onClose();
  };
  const edit = useSend('checkout/editGiftCard', done);
  const remove = useSend('checkout/removeGiftCard', done);
  const isBusy = edit.isPending || remove.isPending;
  const refused = edit.error ?? remove.error;
  const change = (text: string) => {
    setAmount(text);
    setWrong('');
    if (isBusy) return;
    edit.reset();
    remove.reset();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const cents = centsOf(amount);
    setSubmitCount(submitCount + 1);
    setWrong(cents ? '' : messages.amountRequired);
    if (!cents || isBusy) return;
    remove.reset();
    edit.mutate(
      { gift_card_number: card.number, amount: cents },
      { onError: ({ code }) => code === 'gift_card_empty' && setAmount('') },
    );
  };
  const takeOut = () => {
    if (isBusy) return;
    edit.reset();
    remove.mutate({ gift_card_number: card.number });
  };
  return (
    <Dialog title="Gift card" onClose={onClose} width="300px">
      <form ref={place} onSubmit={save} noValidate>
        <p>
          {cardName(card.number)}, balance {formatMoney(card.balance)}
        </p>
        <Field
          label="Amount to use"
          inputMode="decimal"
          autoComplete="off"
          maxLength={11}
          value={amount}
          error={wrong || undefined}
          onChange={(event) => change(event.target.value)}
        />
        <AmountHelp text={amount} isRefused={wrong !== ''} />
        {refused && <FieldError role="alert">{failureText(refused)}</FieldError>}
        <DialogActions>
          <Button data-kind="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button data-kind="quiet" aria-disabled={isBusy || undefined} onClick={takeOut}>
            {remove.isPending ? 'Removing…' : 'Remove'}
          </Button>
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {edit.isPending ? 'Saving…' : 'Update'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
