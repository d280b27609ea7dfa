import { call } from '@bookfront/shared/api-client';
import { limits } from '@bookfront/shared/schemas/limits';
import { TextArea } from '@bookfront/shared/ui';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { object, string } from 'yup';
import * as m from '#messages';
import { useOrderPlaced } from '../../order';
import { FormDialog } from './form-dialog';

const schema = () => object({ message: string().trim().max(limits.quoteMessage).required(m.quote_message_required()) });

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
      title={m.quote_title()}
      width="36rem"
      form={{ ...form, isBusy: form.isBusy || form.isDone }}
      label={m.quote_request()}
      onClose={onClose}
    >
      <TextArea
        label={m.quote_message()}
        hint={m.quote_message_hint()}
        maxLength={limits.quoteMessage}
        {...form.field('message')}
      />
    </FormDialog>
  );
}
