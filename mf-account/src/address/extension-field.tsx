import { limits } from '@bookfront/shared/schemas/limits';
import { Field } from '@bookfront/shared/ui';
import type { ComponentProps } from 'react';

interface ExtensionFieldProps extends ComponentProps<typeof Field> {
  /** Of the phone number, for autofill. */
  section?: string;
}

export const ExtensionField = ({ section, ...field }: ExtensionFieldProps) => (
  <Field
    inputMode="numeric"
    autoComplete={section ? `section-${section} tel-extension` : 'tel-extension'}
    maxLength={limits.address.extension.max}
    {...field}
  />
);
