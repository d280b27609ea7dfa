import { failureText, useSend } from '@bookfront/shared/api-client';
import { bus } from '@bookfront/shared/events';
import { href, safeReturn } from '@bookfront/shared/routes';
import { messages } from '@bookfront/shared/schemas/limits';
import { sessionStore } from '@bookfront/shared/session';
import { useFormik } from 'formik';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { LoginFields } from './login-fields';
import type { CheckedLoginProps } from './login-form';
import { loginPayload } from './login-rules';

const schema = object({
  username: string().trim().required(messages.username),
  password: string().required(messages.password),
});

/** The login with its checks (P1§5). A refused login clears the password and puts the cursor there (ERR-64). */
export function CheckedLogin({ returnTo, onDone, start, focusOn }: CheckedLoginProps) {
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const login = useSend('account/login', (session) => {
    sessionStore.set(session);
    if (onDone) onDone();
    else navigate(safeReturn(returnTo), { replace: true });
    if (session.notice) bus.emit('notice:wanted', { text: session.notice });
  });
  const form = useFormik({
    initialValues: start,
    validationSchema: schema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values) => {
      if (isSending.current) return;
      isSending.current = true;
      const refused = await login.mutateAsync(loginPayload(values)).then(
        () => false,
        (failure) => failure.kind === 'refused',
      );
      isSending.current = false;
      if (!refused) return;
      await form.setFieldValue('password', '');
      focusField(element.current, 'password');
    },
  });
  useEffect(() => {
    if (focusOn) focusField(element.current, focusOn);
  }, [focusOn]);
  useEffect(() => {
    const [wrong] = Object.keys(form.errors);
    if (wrong) focusField(element.current, wrong);
  }, [form.errors]);
  const failure = login.error && (login.error.kind === 'refused' ? messages.invalidLogin : failureText(login.error));
  const input = (name: 'username' | 'password') => ({ ...form.getFieldProps(name), error: form.errors[name] });
  return (
    <form ref={element} method="post" action={href.form('account/login')} onSubmit={form.handleSubmit} noValidate>
      <LoginFields
        inputs={{ username: input('username'), password: input('password') }}
        failure={failure ?? undefined}
        isSending={login.isPending}
      />
    </form>
  );
}

function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
}
