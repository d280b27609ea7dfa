import { failureText } from '@bookfront/shared/api-client';
import { Button, FieldError } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import type { ShopForm } from '@bookfront/shared/ui/shop-form';
import type { ReactNode } from 'react';
import * as m from '#messages';

interface FormDialogProps {
  title: string;
  width?: string;
  form: Pick<ShopForm<Record<string, string>>, 'props' | 'isBusy' | 'failure'>;
  /** Label of the submit button. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A short form in a dialog. What was typed stays when sending fails. */
export function FormDialog({ title, width, form, label, onClose, children }: FormDialogProps) {
  return (
    <Dialog title={title} onClose={onClose} {...(width ? { width } : {})}>
      <form {...form.props}>
        {children}
        {form.failure && <FieldError role="alert">{failureText(form.failure)}</FieldError>}
        <DialogActions>
          <Button kind="quiet" onClick={onClose}>
            {m.cancel()}
          </Button>
          <Button type="submit" busy={form.isBusy}>
            {form.isBusy ? m.sending() : label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
