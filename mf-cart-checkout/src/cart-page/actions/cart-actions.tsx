import type { Cart } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import styled from 'styled-components';
import * as m from '#messages';
import { DialogButton } from '../../dialog-button';
import { ImportButton } from '../../import';
import { CopyToFavourites } from './copy-to-favourites';
import { RemoveAll } from './remove-all';
import { RemoveUnavailable } from './remove-unavailable';

/** What can be done with the whole cart. Guests only empty it (SEC-15). */
export function CartActions({ cart }: { cart: Cart }) {
  const { logged_in } = useSession();
  return (
    <Row>
      {logged_in && (
        <>
          <DialogButton label={m.cart_email()} load={() => import('../dialogs/email-dialog')}>
            {({ EmailDialog }, close) => <EmailDialog onClose={close} />}
          </DialogButton>
          <ImportButton />
          <CopyToFavourites cart={cart} />
        </>
      )}
      {logged_in && cart.contains_unavailable && <RemoveUnavailable />}
      <RemoveAll />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  margin-top: 0.75rem;
`;
