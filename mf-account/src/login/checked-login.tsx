import { call, failureText } from '@bookfront/shared/api-client';
import { bus } from '@bookfront/shared/events';
import { href, safeReturn } from '@bookfront/shared/routes';
import type { Reply } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import * as m from '#messages';
import { checkWhenAsked } from '../check-when-asked';
import { LoginFields } from './login-fields';
import type { CheckedLoginProps } from './login-form';
import { loginPayload } from './login-rules';

const schema = () =>
  object({
    username: string().trim().required(m.login_username_required()),
    password: string().required(m.login_password_required()),
  });

/** The login form with its checks (P1 §5). A refused login clears the password and focuses it (ERR-64). */
export function CheckedLogin({ returnTo, onDone, initial, focusedField }: CheckedLoginProps) {
  const navigate = useNavigate();
  const form = useShopForm({
    initialValues: () => initial,
    schema,
    action: href.form('account/login'),
    send: async (values) => {
      const result = await checkWhenAsked((check) => call('account/login', { ...loginPayload(values), ...check }));
      if (result.ok) enter(result.value);
      return result;
    },
    onFailed: ({ kind }) => {
      if (kind !== 'refused') return;
      void form.setFieldValue('password', '');
      focusField(element.current, 'password');
    },
  });
  function enter(session: Reply<'account/login'>) {
    sessionStore.set(session);
    if (onDone) onDone();
    else navigate(safeReturn(returnTo), { replace: true });
    if (session.notice) bus.emit('notice:wanted', { text: session.notice });
  }
  const element = form.props.ref;
  useEffect(() => {
    if (focusedField) focusField(element.current, focusedField);
  }, [focusedField, element]);
  const { failure } = form;
  const text = failure && (failure.kind === 'refused' ? m.login_invalid() : failureText(failure));
  return (
    <form {...form.props}>
      <LoginFields
        inputs={{ username: form.field('username'), password: form.field('password') }}
        failure={text}
        isSending={form.isBusy}
      />
    </form>
  );
}

function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
}
