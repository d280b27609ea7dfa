import { call, failureText } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { Button, Field, FieldError, focusPageTitle, PageTitle, PageWidth } from '@bookfront/shared/ui';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { useEffect } from 'react';
import { object, string } from 'yup';
import * as m from '#messages';
import { checkWhenAsked } from '../check-when-asked';
import { EmailField } from '../email-field';
import { email } from '../email-rules';
import { FormColumn, Narrow } from '../layout';
import { PlainFields } from '../plain-forms';

const schema = () =>
  object({ order_number: string().trim().required(m.find_number_required()), email_address: email() });

/**
 * /account/find-order: a guest's way to an order, by a link to the email that it was placed with. The answer is the
 * same for every number and email.
 */
export function FindOrderPage() {
  const form = useFindOrderForm();
  return (
    <PageWidth>
      <Narrow>{form.isDone ? <Sent /> : <FindOrderForm form={form} />}</Narrow>
    </PageWidth>
  );
}

function useFindOrderForm() {
  return useShopForm({
    initialValues: () => ({ order_number: '', email_address: '' }),
    schema,
    action: href.form('order/findByEmail'),
    send: ({ order_number, email_address }) =>
      checkWhenAsked((check) =>
        call('order/findByEmail', {
          order_number: order_number.trim().replace(/^#/, ''),
          email_address: email_address.trim(),
          ...check,
        }),
      ),
  });
}

function FindOrderForm({ form }: { form: ReturnType<typeof useFindOrderForm> }) {
  return (
    <>
      <PageTitle>{m.find_title()}</PageTitle>
      <p>{m.find_lead()}</p>
      <FormColumn {...form.props}>
        <PlainFields />
        <Field
          label={m.find_number()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          required
          {...form.field('order_number')}
        />
        <EmailField {...form.field('email_address')} />
        <FieldError role="alert">{form.failure && failureText(form.failure)}</FieldError>
        <Button type="submit" busy={form.isBusy}>
          {form.isBusy ? m.find_sending() : m.find_submit()}
        </Button>
      </FormColumn>
    </>
  );
}

/** It takes the form's place, and so the focus. */
function Sent() {
  useEffect(focusPageTitle, []);
  return (
    <>
      <PageTitle>{m.find_sent_title()}</PageTitle>
      <p role="status">{m.find_sent()}</p>
    </>
  );
}
