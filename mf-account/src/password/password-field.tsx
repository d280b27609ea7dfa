import { limits } from '@bookfront/shared/schemas/limits';
import { Button, Field } from '@bookfront/shared/ui';
import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';

/** A password, which can be shown. */
export function PasswordField(props: ComponentProps<typeof Field>) {
  const [isShown, setShown] = useState(false);
  return (
    <Row>
      <Field type={isShown ? 'text' : 'password'} maxLength={limits.login.password} required {...props} />
      <ShowPassword
        kind="plain"
        aria-pressed={isShown}
        aria-label={m.login_password_show_label()}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? m.login_password_hide() : m.login_password_show()}
      </ShowPassword>
    </Row>
  );
}

const Row = styled.div`
  position: relative;
`;

const ShowPassword = styled(Button)`
  position: absolute;
  inset-block-start: -0.75rem;
  inset-inline-end: 0;
  font-size: var(--size-small);
  @media (scripting: none) {
    display: none;
  }
`;
