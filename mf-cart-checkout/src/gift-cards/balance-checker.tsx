import { type CallFailure, call, failureText } from '@bookfront/shared/api-client';
import type { RemoteProps } from '@bookfront/shared/contract';
import { formatMoney } from '@bookfront/shared/format';
import { messages } from '@bookfront/shared/schemas/limits';
import { Button, Field } from '@bookfront/shared/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { useLeave } from '../human-check/use-leave';
import { withHumanCheck } from '../human-check/with-human-check';

type Checked = { is: 'waiting' } | { is: 'checking' } | { is: 'known'; balance: number } | { is: 'failed'; failure: CallFailure };

/** GFT-14 to GFT-16, ERR-60, ERR-61: what a gift card still holds. */
export function BalanceChecker({ label = 'Check' }: RemoteProps['mf_cart_checkout/BalanceChecker']) {
  const [card, setCard] = useState({ number: '', pin: '' });
  const [checked, setChecked] = useState<Checked>({ is: 'waiting' });
  const leave = useLeave();
  async function check(number: string) {
    setChecked({ is: 'checking' });
    const { signal } = leave();
    const result = await withHumanCheck((captcha) => call('giftcard/balance', { number, pin: card.pin.trim(), captcha }), signal);
    if (signal.aborted) return;
    setChecked(result.ok ? { is: 'known', balance: result.value.balance } : { is: 'failed', failure: result.failure });
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = card.number.replace(/\s/g, '');
    if (number && checked.is !== 'checking') void check(number);
  };
  return (
    <Form onSubmit={submit}>
      <Field
        label="Gift card number"
        autoComplete="off"
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
      <Button type="submit" aria-disabled={checked.is === 'checking' || undefined}>
        {checked.is === 'checking' ? 'Checking…' : label}
      </Button>
      <Outcome checked={checked} />
    </Form>
  );
}

function Outcome({ checked }: { checked: Checked }) {
  return (
    <>
      <div role="status">
        {checked.is === 'known' && (
          <>
            <b>Your balance is {formatMoney(checked.balance)}</b>
            <p>{messages.giftCardsForever}</p>
          </>
        )}
      </div>
      {checked.is === 'failed' && (
        <div role="alert" data-failed>
          <b>There was an error</b>
          <p>{failureText(checked.failure)}</p>
        </div>
      )}
    </>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
  max-width: 26rem;
  > button {
    justify-self: start;
  }
  p {
    margin: 0.2rem 0 0;
  }
  b {
    font-weight: 600;
  }
  [data-failed] b {
    color: var(--c-bad);
  }
`;
