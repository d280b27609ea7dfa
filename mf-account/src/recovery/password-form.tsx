import { call, failureText } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { Button, ButtonLink, FieldError, focusPageTitle, MarkedText, ShopLink } from '@bookfront/shared/ui';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { useEffect } from 'react';
import { object } from 'yup';
import * as m from '#messages';
import { FormColumn } from '../layout';
import { confirmationOf, NewPasswordFields, newPassword } from '../password';
import { PlainFields } from '../plain-forms';

const schema = () => object({ password: newPassword(), confirmation: confirmationOf('password') });

/** ERR-68, ERR-69: a new password by the token of a link. Before its script runs it is a plain form. */
export function PasswordForm({ token }: { token: string }) {
  const form = useShopForm({
    initialValues: () => ({ password: '', confirmation: '' }),
    schema,
    action: href.form('account/resetPassword'),
    send: ({ password }) => call('account/resetPassword', { password, token }),
  });
  if (form.isDone) return <Changed />;
  const { failure } = form;
  return (
    <FormColumn {...form.props}>
      <input type="hidden" name="token" value={token} />
      <PlainFields next={href.login()} />
      <NewPasswordFields
        label={m.password_new()}
        password={form.field('password')}
        confirmation={form.field('confirmation')}
      />
      <div role="alert">
        {failure && <FieldError>{failure.kind === 'network' ? failureText(failure) : m.generic_error()}</FieldError>}
        {failure?.code === 'token_expired' && (
          <MarkedText
            parts={m.reset_new_link()}
            draw={{ link: (words) => <ShopLink to={href.forgotPassword()}>{words}</ShopLink> }}
          />
        )}
      </div>
      <Button type="submit" busy={form.isBusy}>
        {form.isBusy ? m.reset_sending() : m.reset_submit()}
      </Button>
    </FormColumn>
  );
}

function Changed() {
  useEffect(focusPageTitle, []);
  return (
    <>
      <p role="status">{m.reset_done()}</p>
      <p>
        <ButtonLink to={href.login()}>{m.signup_login()}</ButtonLink>
      </p>
    </>
  );
}
