import { Remote } from '@bookfront/shared/federation';
import { useSpelling } from '@bookfront/shared/page';
import type { TitleCard } from '@bookfront/shared/schemas';
import { useCartableOffer } from '@bookfront/shared/session';
import styled from 'styled-components';
import * as m from '#messages';

/** The cart controls of a title's main offer, where this visitor may buy it. Reserves their space while they load. */
export function CartSlot({ title }: { title: TitleCard }) {
  const offer = useCartableOffer(title);
  if (!offer || title.is_giftcard) return null;
  return (
    <Cart>
      <Remote
        id="mf_cart_checkout/CartControls"
        title={title}
        offer={offer}
        compact
        placeholder={null}
        label={m.add_to_cart()}
        quiet
      />
    </Cart>
  );
}

/** The favourite button. Reserves its space while it loads. */
export function FavouriteSlot({ title }: { title: TitleCard }) {
  const spelling = useSpelling();
  if (title.is_giftcard) return null;
  return (
    <Heart data-heart>
      <Remote
        id="mf_lists_registry/FavouriteButton"
        eisbn={title.eisbn}
        title={title.title}
        compact
        placeholder={null}
        label={m.favourites({ spelling })}
        quiet
      />
    </Heart>
  );
}

const Cart = styled.div`
  min-height: 44px;
  margin-top: auto;
  padding-top: 0.6rem;
  box-sizing: content-box;
`;

const Heart = styled.div`
  flex: none;
  width: 44px;
  height: 44px;
`;
