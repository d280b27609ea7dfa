import { call } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { limits, messages } from '@bookfront/shared/schemas/limits';
import { Field } from '@bookfront/shared/ui';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { object, string } from 'yup';
import { FormDialog } from './form-dialog';

const schema = object({
  email_address: string().trim().max(limits.contact.email).email(messages.validEmail).required(messages.validEmail),
});

/** CRT-37, CRT-38: one email with the cart, to one address. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const form = useShopForm({
    initialValues: () => ({ email_address: '' }),
    schema,
    send: ({ email_address }) => call('cart/email', { email_address: email_address.trim() }),
    onDone: () => {
      toast('Your cart is on its way');
      onClose();
    },
  });
  return (
    <FormDialog title="Email your cart" form={form} label="Send" onClose={onClose}>
      <Field
        label="Email address"
        type="email"
        autoComplete="email"
        maxLength={limits.contact.email}
        {...form.field('email_address')}
      />
    </FormDialog>
  );
}
