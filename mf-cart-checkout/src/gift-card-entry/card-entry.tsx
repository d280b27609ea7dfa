import { Field } from '@bookfront/shared/ui';
import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import type { CardEntry } from './use-card-entry';

interface CardEntryFormProps {
  entry: CardEntry;
  /** The submit button and the result. */
  children: ReactNode;
}

/** Number and PIN of a gift card, to ask what it holds or to pay with it (GFT-15, GFT-17 to GFT-20). */
export function CardEntryForm({ entry, children }: CardEntryFormProps) {
  const { typed, type } = entry;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    entry.submit();
  };
  return (
    <Form method="dialog" onSubmit={submit}>
      <Field
        label={m.gift_card_number()}
        autoComplete="off"
        inputMode="numeric"
        spellCheck={false}
        maxLength={60}
        value={typed.number}
        onChange={(event) => type({ ...typed, number: event.target.value })}
      />
      <Field
        label={m.gift_card_pin()}
        hint={m.gift_card_pin_hint()}
        autoComplete="off"
        maxLength={20}
        value={typed.pin}
        onChange={(event) => type({ ...typed, pin: event.target.value })}
      />
      {children}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
  max-width: 26rem;
  > button {
    justify-self: start;
  }
`;
