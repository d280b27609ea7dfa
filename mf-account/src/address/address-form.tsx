import { failureText } from '@bookfront/shared/api-client';
import type { RemoteProps } from '@bookfront/shared/contract';
import { limits } from '@bookfront/shared/schemas/limits';
import { Button, Field, FieldError } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import type { AddressField } from './address-rules';
import { ExtensionField } from './extension-field';
import { type FieldOf, fieldOf } from './field-of';
import { PlaceFields } from './place-fields';
import { Row } from './row';
import { useAddressForm } from './use-address-form';

const { address: limit } = limits;

/** P2 §5 Address form: creates or changes an address of the address book. */
export function AddressForm({ address, onSaved, onCancel }: RemoteProps['mf_account/AddressForm']) {
  const { form, failure, lists } = useAddressForm({ address, onSaved });
  const field = fieldOf<AddressField>(form, address?.phone_number);
  return (
    <Form {...form.props}>
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
      <FormActions isBusy={form.isBusy} onCancel={onCancel} />
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

function FormActions({ isBusy, onCancel }: { isBusy: boolean; onCancel: (() => void) | undefined }) {
  return (
    <Actions>
      <Button type="submit" busy={isBusy}>
        {isBusy ? m.address_saving() : m.address_save()}
      </Button>
      {onCancel && (
        <Button kind="quiet" onClick={onCancel}>
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
