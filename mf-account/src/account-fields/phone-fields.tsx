import { phoneTypes } from '@bookfront/shared/schemas/vocabulary';
import { Field } from '@bookfront/shared/ui';
import { Select } from '@bookfront/shared/ui/select';
import * as m from '#messages';
import { ExtensionField, Row } from '../address';
import { FieldGroup } from '../layout';
import { type AccountForm, accountFieldOf } from './account-form';

/** ACC-41 to ACC-44 */
export function PhoneFields({ form }: { form: AccountForm }) {
  const field = accountFieldOf(form);
  return (
    <FieldGroup>
      <legend>{m.phone_label()}</legend>
      <Field
        label={m.account_phone()}
        hint={m.address_phone_hint()}
        type="tel"
        autoComplete="tel"
        required
        {...field('phone_number')}
      />
      <Row>
        <Select label={m.account_phone_type()} options={typeOptions()} {...field('phone_number_type')} />
        <ExtensionField label={m.address_extension()} {...field('phone_number_ext')} />
      </Row>
      <Field
        label={m.account_alt_phone()}
        hint={m.optional()}
        type="tel"
        autoComplete="section-alternate tel"
        {...field('alt_phone_number')}
      />
      <Row>
        <Select label={m.account_alt_phone_type()} options={typeOptions()} {...field('alt_phone_number_type')} />
        <ExtensionField label={m.account_alt_extension()} section="alternate" {...field('alt_phone_number_ext')} />
      </Row>
    </FieldGroup>
  );
}

const typeNames: Record<(typeof phoneTypes)[number], () => string> = {
  cell: m.phone_type_cell,
  home: m.phone_type_home,
  work: m.phone_type_work,
};
const typeOptions = () => phoneTypes.map((type) => [type, typeNames[type]()] as const);
