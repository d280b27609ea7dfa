import { call } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { isEmailOrEmpty } from '@bookfront/shared/format/email';
import { limits } from '@bookfront/shared/schemas/limits';
import { Field } from '@bookfront/shared/ui';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { object, string } from 'yup';
import * as m from '#messages';
import { FormDialog } from './form-dialog';

const schema = () =>
  object({
    email_address: string()
      .trim()
      .max(limits.contact.email)
      .test('email', m.cart_email_invalid(), isEmailOrEmpty)
      .required(m.cart_email_invalid()),
  });

/** CRT-37, CRT-38: one email with the cart, to one address. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const form = useShopForm({
    initialValues: () => ({ email_address: '' }),
    schema,
    send: ({ email_address }) => call('cart/email', { email_address: email_address.trim() }),
    onDone: () => {
      toast(m.cart_email_sent());
      onClose();
    },
  });
  return (
    <FormDialog title={m.cart_email_title()} form={form} label={m.send()} onClose={onClose}>
      <Field
        label={m.cart_email_address()}
        type="email"
        autoComplete="email"
        maxLength={limits.contact.email}
        {...form.field('email_address')}
      />
    </FormDialog>
  );
}
