import { Remote } from '@bookfront/shared/federation';
import { useHasPage } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { ShopLink, Skeleton } from '@bookfront/shared/ui';
import { Dialog } from '@bookfront/shared/ui/dialog';
import styled from 'styled-components';

/** CRT-41: logs in without leaving the cart, which then has the checkout options of a customer. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const hasSignup = useHasPage()(href.signup());
  return (
    <Dialog title="Log in to check out" onClose={onClose}>
      <Remote
        id="mf_account/LoginForm"
        returnTo={href.cart()}
        onDone={onClose}
        placeholder={<Skeleton lines={6} height="17rem" />}
        label="The login"
      />
      {hasSignup && (
        <New>
          New here? <ShopLink to={href.signup()}>Create an account</ShopLink>
        </New>
      )}
    </Dialog>
  );
}

const New = styled.p`
  margin: 1.25rem 0 0;
`;
