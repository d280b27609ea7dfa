import { type CallFailure, failureText } from '@bookfront/shared/api-client';
import { FieldError } from '@bookfront/shared/ui';
import * as m from '#messages';

interface FormFailureProps {
  failure: CallFailure | undefined;
  /** The form was sent, and some field is still wrong. */
  hasErrors: boolean;
}

/** ERR-71, ERR-72: fields to look at again, or the api's own text. */
export function FormFailure({ failure, hasErrors }: FormFailureProps) {
  return <FieldError role="alert">{textOf(failure, hasErrors)}</FieldError>;
}

function textOf(failure: CallFailure | undefined, hasErrors: boolean): string | undefined {
  if (hasErrors || failure?.code === 'validation') return m.form_review();
  return failure && failureText(failure);
}
