import type { RemoteProps } from '@bookfront/shared/contract';
import { href, safeReturn } from '@bookfront/shared/routes';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LoginFields } from './login-fields';
import type { LoginValues } from './login-rules';

export type LoginFormProps = RemoteProps['mf_account/LoginForm'];
export type CheckedLoginProps = LoginFormProps & { initial: LoginValues; focusedField: string | undefined };

/**
 * A plain form that posts to the shop. Once the form library is loaded, it validates and stays on the page, with the
 * input so far.
 */
export function LoginForm(props: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [checked, setChecked] = useState<{
    View: ComponentType<CheckedLoginProps>;
    initial: LoginValues;
    focusedField: string | undefined;
  }>();
  useEffect(() => {
    let isMounted = true;
    // if it fails to load, the plain form still works
    const load = () => import('./checked-login').catch(() => undefined);
    void load().then((loaded) => {
      // synchronously, or input between reading the fields and replacing them would be lost
      if (isMounted && loaded) flushSync(() => setChecked({ View: loaded.CheckedLogin, ...readFields(form.current) }));
    });
    return () => {
      isMounted = false;
    };
  }, []);
  if (checked) return <checked.View {...props} initial={checked.initial} focusedField={checked.focusedField} />;
  return (
    <form ref={form} method="post" action={href.form('account/login')}>
      <input type="hidden" name="return_to" value={safeReturn(props.returnTo)} />
      <LoginFields inputs={{ username: { name: 'email_address' }, password: { name: 'password' } }} />
    </form>
  );
}

function readFields(form: HTMLFormElement | null): { initial: LoginValues; focusedField: string | undefined } {
  const fields = form ? new FormData(form) : new FormData();
  return {
    initial: { username: String(fields.get('email_address') ?? ''), password: String(fields.get('password') ?? '') },
    focusedField: focusedFieldOf(form),
  };
}

function focusedFieldOf(form: HTMLFormElement | null): string | undefined {
  const active = document.activeElement;
  if (!(active instanceof HTMLInputElement) || !form?.contains(active)) return undefined;
  return active.name === 'password' ? 'password' : 'username';
}
