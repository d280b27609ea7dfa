import { useSend } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { limits, messages } from '@bookfront/shared/schemas/limits';
import { Field } from '@bookfront/shared/ui';
import { useFormik } from 'formik';
import { object, string } from 'yup';
import { FormDialog } from './form-dialog';

const emailSchema = object({
  email_address: string().trim().max(limits.contact.email).email(messages.validEmail).required(messages.validEmail),
});

/** CRT-37, CRT-38: one letter with the cart, to one address. What was typed stays when sending fails. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const send = useSend('cart/email');
  const form = useFormik({
    initialValues: { email_address: '' },
    validationSchema: emailSchema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: ({ email_address }) => {
      if (send.isPending) return;
      send.mutate(
        { email_address: email_address.trim() },
        {
          onSuccess: () => {
            toast('Your cart is on its way');
            onClose();
          },
        },
      );
    },
  });
  return (
    <FormDialog title="Email your cart" form={form} send={send} label="Send" onClose={onClose}>
      <Field
        label="Email address"
        type="email"
        autoComplete="email"
        maxLength={limits.contact.email}
        error={form.errors.email_address}
        {...form.getFieldProps('email_address')}
      />
    </FormDialog>
  );
}
