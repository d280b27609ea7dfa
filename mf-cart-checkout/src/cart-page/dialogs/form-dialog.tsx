import { type CallFailure, failureText } from '@bookfront/shared/api-client';
import { Button, FieldError } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import type { FormEventHandler, ReactNode } from 'react';
import { useFirstWrong } from '../../focus';

interface FormDialogProps {
  title: string;
  width?: string;
  /** Formik's. */
  form: { handleSubmit: FormEventHandler<HTMLFormElement>; submitCount: number; isSubmitting: boolean };
  send: { isPending: boolean; error: CallFailure | null };
  /** Of the button that sends. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A short form in a dialog. What was typed stays when sending fails. */
export function FormDialog({ title, width, form, send, label, onClose, children }: FormDialogProps) {
  const place = useFirstWrong<HTMLFormElement>(form, send.error);
  return (
    <Dialog title={title} onClose={onClose} {...(width ? { width } : {})}>
      <form ref={place} onSubmit={form.handleSubmit} noValidate>
        {children}
        {send.error && <FieldError role="alert">{failureText(send.error)}</FieldError>}
        <DialogActions>
          <Button data-kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={send.isPending || undefined}>
            {send.isPending ? 'Sending…' : label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
