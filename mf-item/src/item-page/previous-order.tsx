import { href } from '@bookfront/shared/routes';
import type { Title } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import { ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

/** ITM-40: shows a customer who ordered this before when, with a link to the order. */
export function PreviousOrder({ title: { last_order } }: { title: Title }) {
  const { logged_in } = useSession();
  if (!logged_in || !last_order) return null;
  return (
    <Note>
      {m.ordered_on({ date: last_order.date_ordered_text })}{' '}
      <ShopLink to={href.order(last_order.bookorder_id)}>{m.see_that_order()}</ShopLink>
    </Note>
  );
}

const Note = styled.p`
  margin: 1.5rem 0 0;
  padding: 0.8rem 1rem;
  border-inline-start: 3px solid var(--c-accent);
  background: var(--c-wash);
  a {
    color: var(--c-link);
  }
`;
