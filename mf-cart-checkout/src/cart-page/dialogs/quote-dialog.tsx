import { call } from '@bookfront/shared/api-client';
import { limits, messages } from '@bookfront/shared/schemas/limits';
import { TextArea } from '@bookfront/shared/ui';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { object, string } from 'yup';
import { useOrderPlaced } from '../../order';
import { FormDialog } from './form-dialog';

const schema = object({ message: string().trim().max(limits.quoteMessage).required(messages.quoteMessage) });

/** SEC-14, CRT-39, CRT-40: the cart becomes a request that the shop prices. */
export function QuoteDialog({ onClose }: { onClose: () => void }) {
  const showRequest = useOrderPlaced();
  const form = useShopForm({
    initialValues: () => ({ message: '' }),
    schema,
    send: async ({ message }) => {
      const result = await call('checkout/requestQuote', { message: message.trim() });
      if (result.ok) showRequest(result.value);
      return result;
    },
  });
  return (
    <FormDialog
      title="Request a school or bulk quote"
      width="36rem"
      form={{ ...form, isBusy: form.isBusy || form.isDone }}
      label="Request a quote"
      onClose={onClose}
    >
      <TextArea
        label="Your message"
        hint="What is it for, and when do you need it? We answer with our price for everything in your cart."
        maxLength={limits.quoteMessage}
        {...form.field('message')}
      />
    </FormDialog>
  );
}
