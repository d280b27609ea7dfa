import type { RemoteProps } from '@bookfront/shared/contract';
import { href, safeReturn } from '@bookfront/shared/routes';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LoginFields } from './login-fields';
import type { LoginValues } from './login-rules';

export type LoginFormProps = RemoteProps['mf_account/LoginForm'];
export type CheckedLoginProps = LoginFormProps & { start: LoginValues; focusOn: string | undefined };

/**
 * A plain form that posts to the shop; once the form library is here it checks and stays on the page, with what was
 * typed till then.
 */
export function LoginForm(props: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [checked, setChecked] = useState<{
    View: ComponentType<CheckedLoginProps>;
    start: LoginValues;
    focusOn: string | undefined;
  }>();
  useEffect(() => {
    let isMounted = true;
    // without it the plain form goes on working
    const load = () => import('./checked-login').catch(() => undefined);
    void load().then((loaded) => {
      // at once: what is typed between reading the fields and replacing them would be lost
      if (isMounted && loaded) flushSync(() => setChecked({ View: loaded.CheckedLogin, ...typedInto(form.current) }));
    });
    return () => {
      isMounted = false;
    };
  }, []);
  if (checked) return <checked.View {...props} start={checked.start} focusOn={checked.focusOn} />;
  return (
    <form ref={form} method="post" action={href.form('account/login')}>
      <input type="hidden" name="return_to" value={safeReturn(props.returnTo)} />
      <LoginFields inputs={{ username: { name: 'email_address' }, password: { name: 'password' } }} />
    </form>
  );
}

function typedInto(form: HTMLFormElement | null): { start: LoginValues; focusOn: string | undefined } {
  const typed = form ? new FormData(form) : new FormData();
  return {
    start: { username: String(typed.get('email_address') ?? ''), password: String(typed.get('password') ?? '') },
    focusOn: focusIn(form),
  };
}

function focusIn(form: HTMLFormElement | null): string | undefined {
  const active = document.activeElement;
  if (!(active instanceof HTMLInputElement) || !form?.contains(active)) return undefined;
  return active.name === 'password' ? 'password' : 'username';
}
