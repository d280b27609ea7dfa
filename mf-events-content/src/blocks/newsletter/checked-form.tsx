import { call, failureText } from '@bookfront/shared/api-client';
import { isEmailOrEmpty } from '@bookfront/shared/format/email';
import type { Reply } from '@bookfront/shared/schemas';
import { Button, Field, FieldError } from '@bookfront/shared/ui';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { useEffect, useState } from 'react';
import { object, string } from 'yup';
import * as m from '#messages';
import type { BlockProps } from '../block-props';
import { fieldsOf, type Values } from './fields';

interface CheckedFormProps extends Pick<BlockProps<'mailchimp_embedded'>, 'block' | 'pageId'> {
  /** What stood in the plain form, read when this one is drawn for the first time. */
  typed: () => { values: Values; focused: string | undefined };
}

const schema = object({
  email: string().trim().required(m.email_missing()).test('email', m.email_invalid(), isEmailOrEmpty),
});

/** PGB-39, ERR-30: the api sends the form to the provider of the block; what the provider says is shown. */
export function CheckedForm({ block, pageId, typed }: CheckedFormProps) {
  const [{ values, focused }] = useState(typed);
  const [answer, setAnswer] = useState<Reply<'newsletter/subscribe'>>();
  const form = useShopForm<Values>({
    initialValues: () => values,
    schema,
    send: async (sent) => {
      const result = await call('newsletter/subscribe', { page_id: pageId, block_id: block.id, ...sent });
      setAnswer(result.ok ? result.value : undefined);
      return result;
    },
  });
  const { ref } = form.props;
  useEffect(() => {
    if (focused) ref.current?.querySelector<HTMLInputElement>(`[name="${focused}"]`)?.focus();
  }, [focused, ref]);
  if (answer?.is_subscribed) return <p role="status">{answer.message || m.subscribed()}</p>;
  const failure = answer ? answer.message || m.generic_error() : form.failure && failureText(form.failure);
  return (
    <form {...form.props}>
      {fieldsOf(block).map(({ isWanted: _, ...field }) => (
        <Field key={field.name} {...field} {...form.field(field.name)} />
      ))}
      {failure && !form.isBusy && <FieldError role="alert">{failure}</FieldError>}
      <Button type="submit" busy={form.isBusy}>
        {block.button_label || m.subscribe()}
      </Button>
    </form>
  );
}
