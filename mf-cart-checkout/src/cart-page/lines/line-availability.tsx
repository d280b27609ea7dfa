import type { CartItem } from '@bookfront/shared/schemas';
import { Stock } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { offerOf } from '../../stock';

/**
 * Condition and stock of a line (CRT-14), its release date (CRT-15), its backorder (CRT-17), and what blocks the
 * checkout (CRT-21).
 */
export function LineAvailability({ item }: { item: CartItem }) {
  const { title_info: title, cart_info: info } = item;
  const offer = offerOf(item);
  return (
    <Facts>
      {offer && <span>{offer.text}</span>}
      {offer && <Stock offer={offer} />}
      {offer?.sub_message && <span>{offer.sub_message}</span>}
      {title.is_forthcoming && title.release_date_text && (
        <span>{m.line_expected({ date: title.release_date_text })}</span>
      )}
      {info.backorder_quantity > 0 && <span>{backorderText(info)}</span>}
      {!info.cartable && <Mark>{m.line_unavailable()}</Mark>}
      {info.cartable_logged_in && <Mark>{m.line_account_needed()}</Mark>}
    </Facts>
  );
}

function backorderText({ backorder_quantity: count, backorder_sub_message: message }: CartItem['cart_info']): string {
  return message ? m.line_on_backorder({ count, message }) : m.on_backorder({ count });
}

const Facts = styled.div`
  display: grid;
  gap: 0.15rem;
  font-size: var(--size-small);
  line-height: 1.4;
`;

const Mark = styled.strong`
  color: var(--c-warn);
  font-weight: 600;
`;
