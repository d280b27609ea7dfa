import { href } from '@bookfront/shared/routes';
import { Button, ButtonLink, ShopLink } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import type { Reply } from '../schemas';

interface LeftOutDialogProps {
  reply: Pick<Reply<'titlelist/copyToCart' | 'order/reorder'>, 'left_out' | 'left_out_count'>;
  /** What the cart did take. */
  children: ReactNode;
  onClose: () => void;
}

/**
 * The titles that the cart did not take, and why. Each leads to its page, where another copy or an amount can be
 * chosen.
 */
export function LeftOutDialog({ reply: { left_out, left_out_count }, children, onClose }: LeftOutDialogProps) {
  const more = left_out_count - left_out.length;
  return (
    <Dialog title={m.left_out({ count: left_out_count })} onClose={onClose}>
      {children}
      <Titles>
        {left_out.map(({ eisbn, title, reason }) => (
          <li key={eisbn}>
            <ShopLink to={href.item(eisbn)} dir="auto">
              {title}
            </ShopLink>{' '}
            {reason}
          </li>
        ))}
      </Titles>
      {more > 0 && <p>{m.left_out_more({ count: more })}</p>}
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {m.close()}
        </Button>
        <ButtonLink to={href.cart()}>{m.go_to_cart()}</ButtonLink>
      </DialogActions>
    </Dialog>
  );
}

const Titles = styled.ul`
  max-height: 18rem;
  margin: 0 0 0.75rem;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  li {
    padding: 0.4rem 0;
    overflow-wrap: anywhere;
  }
  a {
    display: block;
    font-weight: 600;
  }
`;
