import { failureText } from '@bookfront/shared/api-client';
import type { RemoteProps } from '@bookfront/shared/contract';
import { limits } from '@bookfront/shared/schemas/limits';
import { Button, Field, FieldError } from '@bookfront/shared/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { type closes, PlainFields } from '../plain-forms';
import type { AddressField } from './address-rules';
import { ExtensionField } from './extension-field';
import { type FieldOf, fieldOf } from './field-of';
import { PlaceFields } from './place-fields';
import { Row } from './row';
import { useAddressForm } from './use-address-form';

const { address: limit } = limits;

type AddressFormProps = RemoteProps['mf_account/AddressForm'] & {
  /** For a form that the server draws: the page after a success, and what its Cancel button has of `closes`. */
  plain?: { next: string; cancel: ReturnType<typeof closes> };
};

/** P2 §5 Address form: creates or changes an address of the address book. */
export function AddressForm({ address, onSaved, onCancel, plain }: AddressFormProps) {
  const { form, failure, lists } = useAddressForm({ address, onSaved, isPlain: plain !== undefined });
  const field = fieldOf<AddressField>(form, address?.phone_number);
  return (
    <Form {...form.props}>
      {plain && <PlainFields next={plain.next} />}
      {plain && address && <input type="hidden" name="address_id" value={address.address_id} />}
      <Field label={m.address_name()} autoComplete="name" maxLength={limit.name} required {...field('name')} />
      <Field
        label={m.address_company()}
        hint={m.optional()}
        autoComplete="organization"
        maxLength={limit.company}
        {...field('company_name')}
      />
      <PlaceFields
        field={field}
        country={form.values.country}
        lists={lists}
        savedCountry={address?.country_text}
        isPostalCodeRequired
      />
      <ContactFields field={field} />
      <FieldError role="alert">{failure && failureText(failure)}</FieldError>
      <FormActions isBusy={form.isBusy} cancelButton={plain?.cancel ?? (onCancel && { onClick: onCancel })} />
    </Form>
  );
}

function ContactFields({ field }: { field: FieldOf<AddressField> }) {
  return (
    <>
      <Row>
        <Field
          label={m.address_phone()}
          hint={m.address_phone_hint()}
          type="tel"
          autoComplete="tel"
          required
          {...field('phone_number')}
        />
        <ExtensionField label={m.address_extension()} hint={m.optional()} {...field('phone_number_ext')} />
      </Row>
      <Field
        label={m.address_email()}
        hint={m.optional()}
        type="email"
        autoComplete="email"
        maxLength={limit.email}
        {...field('email_address')}
      />
    </>
  );
}

function FormActions({
  isBusy,
  cancelButton,
}: {
  isBusy: boolean;
  cancelButton: ComponentProps<typeof Button> | undefined;
}) {
  return (
    <Actions>
      <Button type="submit" busy={isBusy}>
        {isBusy ? m.address_saving() : m.address_save()}
      </Button>
      {cancelButton && (
        <Button kind="quiet" {...cancelButton}>
          {m.cancel()}
        </Button>
      )}
    </Actions>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1.1rem;
  max-width: 34rem;
  > p:empty {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;
