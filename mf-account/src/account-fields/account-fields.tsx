import { useIsHydrated, useSettings } from '@bookfront/shared/page';
import { limits } from '@bookfront/shared/schemas/limits';
import { communicationPreferences } from '@bookfront/shared/schemas/vocabulary';
import { Field } from '@bookfront/shared/ui';
import { Check } from '@bookfront/shared/ui/check';
import { Select } from '@bookfront/shared/ui/select';
import styled from 'styled-components';
import * as m from '#messages';
import { PlaceFields, type PlaceLists, Row } from '../address';
import { FieldGroup } from '../layout';
import { type AccountForm, accountFieldOf, extraFieldOf } from './account-form';
import { PhoneFields } from './phone-fields';

const { text, extraField } = limits.account;

interface AccountFieldsProps {
  form: AccountForm;
  lists: PlaceLists;
}

/** P2 §5 Account fields: of a new account, and of Account Details. */
export function AccountFields({ form, lists }: AccountFieldsProps) {
  return (
    <>
      <NameFields form={form} />
      <PhoneFields form={form} />
      <FieldGroup>
        <legend>{m.account_address()}</legend>
        <PlaceFields field={accountFieldOf(form)} country={form.values.country} lists={lists} />
      </FieldGroup>
      <ExtraFields form={form} />
    </>
  );
}

function NameFields({ form }: { form: AccountForm }) {
  const field = accountFieldOf(form);
  const { institution_accounts_enabled } = useSettings();
  const { is_institution } = form.values;
  const isHydrated = useIsHydrated();
  return (
    <FieldGroup>
      <legend>{m.account_name()}</legend>
      <Row>
        <Field
          label={m.account_first_name()}
          autoComplete="given-name"
          maxLength={text}
          required
          {...field('first_name')}
        />
        <Field
          label={m.account_last_name()}
          autoComplete="family-name"
          maxLength={text}
          required
          {...field('last_name')}
        />
      </Row>
      {(institution_accounts_enabled || is_institution) && (
        <Check name="is_institution" checked={is_institution} onChange={form.handleChange}>
          {m.account_institution()}
        </Check>
      )}
      {(is_institution || !isHydrated) && (
        <InstitutionName>
          <Field
            label={m.account_institution_name()}
            autoComplete="organization"
            maxLength={text}
            required
            {...field('company')}
          />
        </InstitutionName>
      )}
    </FieldGroup>
  );
}

/** Without scripts it comes and goes with its checkbox, too. */
const InstitutionName = styled.div`
  :not(:has([name='is_institution']:checked)) > & {
    display: none;
  }
`;

/** ACC-48, ACC-49 */
function ExtraFields({ form }: { form: AccountForm }) {
  const { account_extra_fields } = useSettings();
  const preferences = {
    email: m.preference_email(),
    phone: m.preference_phone(),
    text: m.preference_text(),
  };
  return (
    <FieldGroup>
      <legend>{m.account_contact()}</legend>
      <Select
        label={m.account_preference()}
        options={communicationPreferences.map((preference) => [preference, preferences[preference]] as const)}
        {...accountFieldOf(form)('communication_preference')}
      />
      {account_extra_fields.map(({ key, label, required }) => (
        <Field
          key={key}
          label={label}
          maxLength={extraField}
          required={required}
          autoComplete="off"
          {...extraFieldOf(form, key)}
        />
      ))}
    </FieldGroup>
  );
}
