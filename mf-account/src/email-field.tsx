import { limits } from '@bookfront/shared/schemas/limits';
import { Field } from '@bookfront/shared/ui';
import type { ComponentProps } from 'react';
import * as m from '#messages';

/** An email address as it is typed: phones neither capitalize nor correct it. */
export const EmailField = ({ label = m.email(), ...field }: Partial<ComponentProps<typeof Field>>) => (
  <Field
    label={label}
    type="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={limits.account.text}
    required
    {...field}
  />
);
