import { failureText } from '@bookfront/shared/api-client';
import { cardTypeOf } from '@bookfront/shared/format/card-number';
import { cardPostalLabel } from '@bookfront/shared/format/postal';
import { useSettings } from '@bookfront/shared/page';
import { limits } from '@bookfront/shared/schemas/limits';
import { Button, Field, FieldError } from '@bookfront/shared/ui';
import { Select } from '@bookfront/shared/ui/select';
import type { ShopForm } from '@bookfront/shared/ui/shop-form';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { cardTypeName } from '../payment-names';
import { caretIn, groupedNumber } from './card-number';
import { type CardForm, cardCountries, expiryYears } from './card-rules';

interface CardFieldsProps {
  form: ShopForm<CardForm>;
  now: Date;
}

const months = Array.from({ length: 12 }, (_, i) => [String(i + 1), String(i + 1).padStart(2, '0')] as const);

export function CardFields({ form, now }: CardFieldsProps) {
  const { accepted_credit_cards } = useSettings().checkout_info;
  const type = cardTypeOf(form.values.number);
  const group = useGrouping((number) => void form.setFieldValue('number', number));
  return (
    <Form {...form.props} autoComplete="on">
      <Field label={m.card_name()} autoComplete="cc-name" maxLength={limits.card.name} {...form.field('name')} />
      <Field
        label={m.card_number()}
        hint={type ? cardTypeName(type) : accepted_credit_cards.map(cardTypeName).join(', ')}
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={limits.card.number}
        {...form.field('number')}
        onChange={group}
      />
      <ExpiryFields form={form} now={now} />
      <BillingFields form={form} />
      {form.failure && <FieldError role="alert">{failureText(form.failure)}</FieldError>}
      <Button type="submit" busy={form.isBusy}>
        {form.isBusy ? m.card_checking() : m.card_continue()}
      </Button>
    </Form>
  );
}

function ExpiryFields({ form, now }: CardFieldsProps) {
  return (
    <Row>
      <Select label={m.card_month()} autoComplete="cc-exp-month" options={months} {...form.field('month')} />
      <Select
        label={m.card_year()}
        autoComplete="cc-exp-year"
        options={expiryYears(now).map((year) => [String(year), String(year)] as const)}
        {...form.field('year')}
      />
      <Field
        label={m.card_cvv()}
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={limits.card.cvv.max}
        {...form.field('cvv')}
      />
    </Row>
  );
}

function BillingFields({ form }: Pick<CardFieldsProps, 'form'>) {
  return (
    <Row>
      <Select label={m.country()} autoComplete="billing country" options={cardCountries()} {...form.field('country')} />
      <Field
        label={cardPostalLabel(form.values.country)}
        autoComplete="billing postal-code"
        maxLength={limits.address.postal}
        {...form.field('postal_code')}
      />
    </Row>
  );
}

/** PAY-13: groups the number as it is typed; the caret stays behind the digit that was typed, even in the middle. */
function useGrouping(onNumber: (number: string) => void) {
  const caret = useRef<{ field: HTMLInputElement; at: number }>(undefined);
  useLayoutEffect(() => {
    if (caret.current) caret.current.field.setSelectionRange(caret.current.at, caret.current.at);
    caret.current = undefined;
  });
  return ({ target }: ChangeEvent<HTMLInputElement>) => {
    const shown = groupedNumber(target.value);
    caret.current = { field: target, at: caretIn(shown, target.value, target.selectionStart ?? shown.length) };
    onNumber(shown);
  };
}

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
  max-width: 34rem;
  > button[type='submit'] {
    justify-self: start;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: 1.25rem 1rem;
  align-items: start;
`;
