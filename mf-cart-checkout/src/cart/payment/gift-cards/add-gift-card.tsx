import { call, failureText } from '@bookfront/shared/api-client';
import { formatMoney } from '@bookfront/shared/format';
import { messages } from '@bookfront/shared/schemas/limits';
import { sessionStore } from '@bookfront/shared/session';
import { Button, Field, FieldError, Hidden } from '@bookfront/shared/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { useLeave } from '../../../human-check/use-leave';
import { withHumanCheck } from '../../../human-check/with-human-check';
import { ownWrite } from '../../own-writes';

const empty = { number: '', pin: '' };
type AddState = { is: 'ready'; failure?: string; added?: string } | { is: 'adding' };

/** GFT-17 to GFT-20, ERR-62, ERR-63. GAP-64: the whole balance is used, up to the total; the amount is edited afterwards. */
export function AddGiftCard() {
  const [card, setCard] = useState(empty);
  const [state, setState] = useState<AddState>({ is: 'ready' });
  const leave = useLeave();
  const isAdding = state.is === 'adding';
  const number = card.number.replace(/\s/g, '');
  const canAdd = number.length > 4;

  async function add() {
    setState({ is: 'adding' });
    const { signal } = leave();
    const send = (captcha: string) => call('checkout/addGiftCard', { gift_card_number: number, pin: card.pin.trim(), captcha });
    const result = await ownWrite(withHumanCheck(send, signal));
    if (signal.aborted) return;
    if (!result.ok) {
      const failure = failureText(result.failure);
      if (failure === messages.giftCardEmpty) setCard(empty);
      return setState({ is: 'ready', failure });
    }
    const { cart } = result.value;
    sessionStore.setCart(cart);
    setCard(empty);
    return setState({ is: 'ready', added: `The gift card pays ${formatMoney(cart.gift_cards.at(-1)?.amount ?? 0)}.` });
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canAdd && !isAdding) void add();
  };
  return (
    <Form onSubmit={submit}>
      <Field
        label="Gift card number"
        autoComplete="off"
        inputMode="numeric"
        spellCheck={false}
        maxLength={60}
        value={card.number}
        onChange={(event) => setCard({ ...card, number: event.target.value })}
      />
      <Field
        label="PIN"
        hint="If your card has one"
        autoComplete="off"
        maxLength={20}
        value={card.pin}
        onChange={(event) => setCard({ ...card, pin: event.target.value })}
      />
      <Button type="submit" data-kind="quiet" disabled={!canAdd} aria-disabled={isAdding || undefined}>
        {isAdding ? 'Adding…' : 'Add'}
        <Hidden> gift card</Hidden>
      </Button>
      {state.is === 'ready' && state.failure && <FieldError role="alert">{state.failure}</FieldError>}
      <Hidden role="status">{state.is === 'ready' && state.added}</Hidden>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 0.9rem;
  > button {
    justify-self: start;
  }
`;
