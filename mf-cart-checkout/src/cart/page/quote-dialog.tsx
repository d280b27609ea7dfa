import { failureText, useSend } from '@bookfront/shared/api-client';
import { limits, messages } from '@bookfront/shared/schemas/limits';
import { Button, FieldError, TextArea } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { useFormik } from 'formik';
import { object, string } from 'yup';
import { useFirstWrong } from '../../use-first-wrong';
import { useOrderPlaced } from '../use-order-placed';

const quoteSchema = object({ message: string().trim().max(limits.quoteMessage).required(messages.quoteMessage) });

/** SEC-14, CRT-39, CRT-40: the cart becomes a request that the shop prices. What was written stays when sending fails. */
export function QuoteDialog({ onClose }: { onClose: () => void }) {
  const placed = useOrderPlaced();
  const send = useSend('checkout/requestQuote', placed);
  const form = useFormik({
    initialValues: { message: '' },
    validationSchema: quoteSchema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: ({ message }) => {
      if (!send.isPending && !send.isSuccess) send.mutate({ message: message.trim() });
    },
  });
  const place = useFirstWrong<HTMLFormElement>(form, send.error);
  return (
    <Dialog title="Request a school or bulk quote" onClose={onClose} width="36rem">
      <form ref={place} onSubmit={form.handleSubmit} noValidate>
        <TextArea
          label="Your message"
          hint="What is it for, and when do you need it? We answer with our price for everything in your cart."
          maxLength={limits.quoteMessage}
          error={form.errors.message}
          {...form.getFieldProps('message')}
        />
        {send.error && <FieldError role="alert">{failureText(send.error)}</FieldError>}
        <DialogActions>
          <Button data-kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={send.isPending || undefined}>
            {send.isPending ? 'Sending…' : 'Request a quote'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
