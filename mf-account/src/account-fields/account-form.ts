import type { FormikErrors } from 'formik';
import type { ChangeEvent } from 'react';
import { fieldOf } from '../address';
import type { AccountTextField, AccountValues } from './account-rules';

/** What the fields need of a form that has them among its values. */
export interface AccountForm {
  values: AccountValues;
  errors: FormikErrors<AccountValues>;
  handleChange: (event: ChangeEvent) => void;
  setFieldValue: (name: AccountTextField, value: string) => unknown;
  setFieldError: (name: string, error: string | undefined) => void;
}

export const accountFieldOf = (form: AccountForm) => fieldOf<AccountTextField>(form);

/** Props for a field of the shop's own. */
export function extraFieldOf(form: AccountForm, key: string) {
  const name = `account_extra_fields.${key}`;
  const error = form.errors.account_extra_fields?.[key];
  return {
    name,
    value: form.values.account_extra_fields[key] ?? '',
    error,
    onChange: (event: ChangeEvent) => {
      form.handleChange(event);
      if (error) form.setFieldError(name, undefined);
    },
  };
}
