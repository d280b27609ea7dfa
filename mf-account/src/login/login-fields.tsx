import { limits } from '@bookfront/shared/schemas/limits';
import { Button, Field, FieldError } from '@bookfront/shared/ui';
import { type InputHTMLAttributes, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';

type Inputs = Record<'username' | 'password', InputHTMLAttributes<HTMLInputElement> & { error?: string | undefined }>;

interface LoginFieldsProps {
  inputs: Inputs;
  failure?: string | undefined;
  isSending?: boolean;
}

/** The login's fields, the same before and after the form library is loaded. */
export function LoginFields({ inputs, failure, isSending = false }: LoginFieldsProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Fields>
      <Field
        label={m.login_username()}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.login.username}
        required
        {...inputs.username}
      />
      <PasswordRow>
        <Field
          label={m.login_password()}
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          maxLength={limits.login.password}
          required
          {...inputs.password}
        />
        <ShowPassword
          kind="plain"
          aria-pressed={isShown}
          aria-label={m.login_password_show_label()}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? m.login_password_hide() : m.login_password_show()}
        </ShowPassword>
      </PasswordRow>
      <FieldError role="alert">{failure}</FieldError>
      <Button type="submit" busy={isSending}>
        {isSending ? m.login_sending() : m.login_submit()}
      </Button>
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: 1.1rem;
  > p:empty {
    display: none;
  }
`;

const PasswordRow = styled.div`
  position: relative;
`;

const ShowPassword = styled(Button)`
  position: absolute;
  inset-block-start: -0.75rem;
  inset-inline-end: 0;
  font-size: var(--size-small);
`;
