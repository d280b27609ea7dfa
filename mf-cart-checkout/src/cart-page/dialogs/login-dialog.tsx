import { Remote } from '@bookfront/shared/federation';
import { useHasPage } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { ShopLink, Skeleton } from '@bookfront/shared/ui';
import { Dialog } from '@bookfront/shared/ui/dialog';
import styled from 'styled-components';
import * as m from '#messages';

/** CRT-41: logs in without leaving the cart, which then has the checkout options of a customer. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const hasSignup = useHasPage()(href.signup());
  return (
    <Dialog title={m.log_in_to_check_out()} onClose={onClose}>
      <Remote
        id="mf_account/LoginForm"
        returnTo={href.cart()}
        onDone={onClose}
        placeholder={<Skeleton lines={6} height="17rem" />}
        label={m.login_form()}
      />
      {hasSignup && (
        <NewCustomer>
          {m.login_new()} <ShopLink to={href.signup()}>{m.login_sign_up()}</ShopLink>
        </NewCustomer>
      )}
    </Dialog>
  );
}

const NewCustomer = styled.p`
  margin: 1.25rem 0 0;
`;
