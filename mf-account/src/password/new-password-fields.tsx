import { Field } from '@bookfront/shared/ui';
import type { ComponentProps } from 'react';
import * as m from '#messages';
import { PasswordField } from './password-field';

type Input = Omit<ComponentProps<typeof Field>, 'label'>;

interface NewPasswordFieldsProps {
  label?: string;
  password: Input;
  confirmation: Input;
}

/** A new password, typed twice. */
export function NewPasswordFields({ label = m.password(), password, confirmation }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField label={label} hint={m.password_hint()} autoComplete="new-password" {...password} />
      <Field label={m.password_confirm()} type="password" autoComplete="new-password" required {...confirmation} />
    </>
  );
}
