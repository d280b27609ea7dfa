import { type CallFailure, failureText } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { ButtonLink, FieldError } from '@bookfront/shared/ui';
import * as m from '#messages';
import { Actions } from '../layout';

interface SignupFailureProps {
  failure: CallFailure | undefined;
  /** The address has an account. */
  isKnown: boolean;
}

/** ERR-65 with its two ways on (ACC-06), or ERR-66. */
export function SignupFailure({ failure, isKnown }: SignupFailureProps) {
  return (
    <div role="alert">
      {isKnown && (
        <>
          <FieldError>{m.signup_exists()}</FieldError>
          <Actions>
            <ButtonLink kind="quiet" to={href.login()}>
              {m.signup_login()}
            </ButtonLink>
            <ButtonLink kind="quiet" to={href.forgotPassword()}>
              {m.signup_reset()}
            </ButtonLink>
          </Actions>
        </>
      )}
      {failure && <FieldError>{m.signup_failed()}</FieldError>}
      {failure && saysMore(failure) && <FieldError>{failureText(failure)}</FieldError>}
    </div>
  );
}

/** The address is not at fault: a better one would not help. */
const saysMore = ({ kind, code }: CallFailure) => kind === 'network' || code === 'throttled' || code === 'captcha';
