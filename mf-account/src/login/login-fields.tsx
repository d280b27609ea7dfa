import { limits } from '@bookfront/shared/schemas/limits';
import { Button, Field, FieldError } from '@bookfront/shared/ui';
import type { InputHTMLAttributes } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { PasswordField } from '../password';

type Inputs = Record<'username' | 'password', InputHTMLAttributes<HTMLInputElement> & { error?: string | undefined }>;

interface LoginFieldsProps {
  inputs: Inputs;
  failure?: string | undefined;
  isSending?: boolean;
}

/** The login's fields, the same before and after the form library is loaded. */
export function LoginFields({ inputs, failure, isSending = false }: LoginFieldsProps) {
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
      <PasswordField label={m.login_password()} autoComplete="current-password" {...inputs.password} />
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
