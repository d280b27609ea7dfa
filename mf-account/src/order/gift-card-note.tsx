import type { Order } from '@bookfront/shared/schemas';
import styled from 'styled-components';
import * as m from '#messages';

type Notes = NonNullable<Order['items'][number]['cart_notes']>;

/** A gift card's recipient, sender and message. */
export function GiftCardNote({ info: { personalize, to, from, message } }: { info: Notes['gift_card_info'] }) {
  if (!personalize) return null;
  return (
    <>
      {to && <span dir="auto">{m.order_gift_card_to({ name: to })}</span>}
      {from && <span dir="auto">{m.order_gift_card_from({ name: from })}</span>}
      {message && <Message dir="auto">{message}</Message>}
    </>
  );
}

const Message = styled.q`
  white-space: pre-line;
  font-style: italic;
`;
