import type { CartItem } from '@bookfront/shared/schemas';
import { Stock } from '@bookfront/shared/ui';
import styled from 'styled-components';
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
      {title.is_forthcoming && title.release_date_text && <span>Expected {title.release_date_text}</span>}
      {info.backorder_quantity > 0 && (
        <span>
          {info.backorder_quantity} on backorder{info.backorder_sub_message && `: ${info.backorder_sub_message}`}
        </span>
      )}
      {!info.cartable && <Mark>Unavailable: please remove it to check out</Mark>}
      {info.cartable_logged_in && <Mark>Requires account</Mark>}
    </Facts>
  );
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
