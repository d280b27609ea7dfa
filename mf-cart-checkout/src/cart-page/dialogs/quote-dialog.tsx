import { useSend } from '@bookfront/shared/api-client';
import { limits, messages } from '@bookfront/shared/schemas/limits';
import { TextArea } from '@bookfront/shared/ui';
import { useFormik } from 'formik';
import { object, string } from 'yup';
import { useOrderPlaced } from '../../order';
import { FormDialog } from './form-dialog';

const quoteSchema = object({ message: string().trim().max(limits.quoteMessage).required(messages.quoteMessage) });

/**
 * SEC-14, CRT-39, CRT-40: the cart becomes a request that the shop prices. What was written stays when sending fails.
 */
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
  return (
    <FormDialog
      title="Request a school or bulk quote"
      width="36rem"
      form={form}
      send={send}
      label="Request a quote"
      onClose={onClose}
    >
      <TextArea
        label="Your message"
        hint="What is it for, and when do you need it? We answer with our price for everything in your cart."
        maxLength={limits.quoteMessage}
        error={form.errors.message}
        {...form.getFieldProps('message')}
      />
    </FormDialog>
  );
}
