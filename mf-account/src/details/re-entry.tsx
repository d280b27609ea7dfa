import { type CallFailure, failureText } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { Button, FieldError } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import type { ShopForm } from '@bookfront/shared/ui/shop-form';
import type { ReactNode } from 'react';
import { string } from 'yup';
import * as m from '#messages';
import { FormColumn } from '../layout';
import { closes, PlainFields } from '../plain-forms';

/** ACC-30, GAP-91 */
export const reEntered = () => string().required(m.password_required());

interface PasswordForm {
  setFieldValue: (name: 'password', value: string) => unknown;
  setFieldError: (name: string, text: string) => void;
}

/** A refusal clears the password, as at the login (ERR-64); what is wrong with a field is said at it. */
export function clearPassword(form: PasswordForm, failure: CallFailure, fieldOf: Record<string, string> = {}): void {
  if (failure.kind !== 'refused') return;
  void form.setFieldValue('password', '');
  const fields: Record<string, string> = { wrong_password: 'password', ...fieldOf };
  const field = fields[failure.code];
  if (field) form.setFieldError(field, textOf(failure));
}

/** ERR-70, ERR-72 */
const textOf = (failure: CallFailure) =>
  failure.code === 'email_taken' ? m.details_email_taken() : failureText(failure);

interface ReEntryDialogProps {
  /** What is done, as heading and on the button. */
  title: string;
  busyLabel: string;
  form: Pick<ShopForm<{ password: string }>, 'props' | 'failure' | 'errors' | 'isBusy'>;
  /** Where a success leads before scripts; '/account/details' if not said. */
  next?: string;
  children: ReactNode;
  onClose: () => void;
}

/** A dialog whose form asks for the password again. A failure that stands at a field is shown there alone. */
export function ReEntryDialog({
  title,
  busyLabel,
  form,
  next = href.account('details'),
  children,
  onClose,
}: ReEntryDialogProps) {
  const isAtField = Object.keys(form.errors).length > 0;
  return (
    <Dialog title={title} onClose={onClose}>
      <FormColumn {...form.props}>
        <PlainFields next={next} />
        {children}
        <FieldError role="alert">{form.failure && !isAtField && failureText(form.failure)}</FieldError>
        <DialogActions>
          <Button kind="quiet" {...closes(onClose)}>
            {m.cancel()}
          </Button>
          <Button type="submit" busy={form.isBusy}>
            {form.isBusy ? busyLabel : title}
          </Button>
        </DialogActions>
      </FormColumn>
    </Dialog>
  );
}
