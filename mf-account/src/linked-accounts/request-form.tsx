import { call } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { href } from '@bookfront/shared/routes';
import { Button } from '@bookfront/shared/ui';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import styled from 'styled-components';
import { object } from 'yup';
import * as m from '#messages';
import { EmailField } from '../email-field';
import { email } from '../email-rules';
import { FormColumn, Section } from '../layout';
import { PlainFields } from '../plain-forms';
import { toastError, useKeepLinks } from './links-api';

/** LNK-05 to LNK-07, ERR-81, ERR-82 */
export function RequestForm({ company }: { company: string }) {
  const { keepChildren } = useKeepLinks();
  const form = useShopForm<{ email: string }>({
    initialValues: () => ({ email: '' }),
    schema: () => object({ email: email() }),
    action: href.form('account/linkToRequest'),
    send: async (values) => {
      const result = await call('account/linkToRequest', { email: values.email.trim() });
      if (!result.ok) return result;
      keepChildren(result.value);
      toast(m.links_requested());
      return result;
    },
    onDone: () => form.resetForm(),
    onFailed: toastError,
  });
  return (
    <Section aria-labelledby="request">
      <h2 id="request">{m.links_request()}</h2>
      <RequestColumn {...form.props}>
        <PlainFields />
        <p>{m.links_request_lead({ company })}</p>
        <EmailField label={m.links_request_email()} autoComplete="off" {...form.field('email')} />
        <Button type="submit" busy={form.isBusy}>
          {form.isBusy ? m.links_request_sending() : m.links_request_submit()}
        </Button>
      </RequestColumn>
    </Section>
  );
}

const RequestColumn = styled(FormColumn)`
  max-width: 30rem;
`;
