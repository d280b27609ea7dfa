import { type CallFailure, failureText } from '@bookfront/shared/api-client';
import { cardPostalLabel } from '@bookfront/shared/format/postal';
import { useSettings } from '@bookfront/shared/page';
import { limits } from '@bookfront/shared/schemas/limits';
import { Button, Field, FieldError } from '@bookfront/shared/ui';
import { Select } from '@bookfront/shared/ui/select';
import type { useFormik } from 'formik';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useFirstWrong } from '../focus';
import { cardTypeOf, caretIn, groupedNumber } from './card-number';
import { type CardForm, cardCountries, expiryYears } from './card-rules';

interface CardFieldsProps {
  form: ReturnType<typeof useFormik<CardForm>>;
  failure: CallFailure | undefined;
  errors: Partial<Record<string, string>>;
  mend: (name: string) => void;
  now: Date;
}

const typeNames = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', discover: 'Discover' } as const;
const months = Array.from({ length: 12 }, (_, i) => [String(i + 1), String(i + 1).padStart(2, '0')] as const);

export function CardFields({ form, failure, errors, mend, now }: CardFieldsProps) {
  const { accepted_credit_cards } = useSettings().checkout_info;
  const place = useFirstWrong<HTMLFormElement>(form, failure);
  const type = cardTypeOf(form.values.number);
  const group = useGrouping((number) => void form.setFieldValue('number', number));
  return (
    <Form
      ref={place}
      onSubmit={form.handleSubmit}
      onChange={({ target }) => mend(nameOf(target))}
      noValidate
      autoComplete="on"
    >
      <Field
        label="Name on the card"
        autoComplete="cc-name"
        maxLength={limits.card.name}
        error={errors.name}
        {...form.getFieldProps('name')}
      />
      <Field
        label="Card number"
        hint={type ? typeNames[type] : accepted_credit_cards.map((accepted) => typeNames[accepted]).join(', ')}
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={limits.card.number}
        error={errors.number}
        {...form.getFieldProps('number')}
        onChange={group}
      />
      <Row>
        <Select
          label="Month"
          autoComplete="cc-exp-month"
          options={months}
          error={errors.month}
          {...form.getFieldProps('month')}
        />
        <Select
          label="Year"
          autoComplete="cc-exp-year"
          options={expiryYears(now).map((year) => [String(year), String(year)] as const)}
          error={errors.year}
          {...form.getFieldProps('year')}
        />
        <Field
          label="CVV"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={limits.card.cvv.max}
          error={errors.cvv}
          {...form.getFieldProps('cvv')}
        />
      </Row>
      <Row>
        <Select
          label="Country"
          autoComplete="billing country"
          options={Object.entries(cardCountries)}
          {...form.getFieldProps('country')}
        />
        <Field
          label={cardPostalLabel(form.values.country)}
          autoComplete="billing postal-code"
          maxLength={limits.address.postal}
          error={errors.postal_code}
          {...form.getFieldProps('postal_code')}
        />
      </Row>
      {failure && <FieldError role="alert">{failureText(failure)}</FieldError>}
      <Button type="submit" aria-disabled={form.isSubmitting || undefined}>
        {form.isSubmitting ? 'Checking your card…' : 'Continue to review'}
      </Button>
    </Form>
  );
}

const nameOf = (target: EventTarget): string =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : '';

/** PAY-13: groups the number as it is typed; the caret stays behind the digit that was typed, also in the middle. */
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
