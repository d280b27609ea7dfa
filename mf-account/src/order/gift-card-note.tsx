import type { Order } from '@bookfront/shared/schemas';
import styled from 'styled-components';
import * as m from '#messages';

type Notes = NonNullable<Order['items'][number]['cart_notes']>;

/** Whom a gift card is for, from whom, and the words that go with it. */
export function GiftCardNote({ info: { personalize, to, from, message } }: { info: Notes['gift_card_info'] }) {
  if (!personalize) return null;
  return (
    <>
      {to && <span dir="auto">{m.order_gift_card_to({ name: to })}</span>}
      {from && <span dir="auto">{m.order_gift_card_from({ name: from })}</span>}
      {message && <Words dir="auto">{message}</Words>}
    </>
  );
}

const Words = styled.q`
  white-space: pre-line;
  font-style: italic;
`;
