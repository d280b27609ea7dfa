import { type CallFailure, call, failureText } from '@bookfront/shared/api-client';
import { formatMoney } from '@bookfront/shared/format';
import { Button } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { CardEntryForm, type GiftCardQuery, useCardEntry } from '../gift-card-entry';

const ask = (card: GiftCardQuery) => call('giftcard/balance', card);

/** GFT-14 to GFT-16, ERR-60, ERR-61: the balance of a gift card. */
export function BalanceChecker({ label = m.balance_check() }: { label?: string }) {
  const entry = useCardEntry(ask);
  const { state } = entry;
  const isChecking = state.is === 'asking';
  return (
    <CardEntryForm entry={entry}>
      <Button type="submit" busy={isChecking}>
        {isChecking ? m.balance_checking() : label}
      </Button>
      <div role="status">{state.is === 'answered' && <Balance cents={state.reply.balance} />}</div>
      {state.is === 'failed' && <Failed failure={state.failure} />}
    </CardEntryForm>
  );
}

function Balance({ cents }: { cents: number }) {
  return (
    <Result>
      <b>{m.balance({ amount: formatMoney(cents) })}</b>
      <p>{m.balance_forever()}</p>
    </Result>
  );
}

function Failed({ failure }: { failure: CallFailure }) {
  return (
    <Result role="alert">
      <b>{m.error_title()}</b>
      <p>{failureText(failure)}</p>
    </Result>
  );
}

const Result = styled.div`
  p {
    margin: 0.2rem 0 0;
  }
  b {
    font-weight: 600;
  }
  &[role='alert'] b {
    color: var(--c-bad);
  }
`;
