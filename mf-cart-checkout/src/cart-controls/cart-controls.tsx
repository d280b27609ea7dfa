import type { RemoteProps } from '@bookfront/shared/contract';
import { isCartable } from '@bookfront/shared/format';
import type { Session } from '@bookfront/shared/schemas';
import { useSession, useShopRules } from '@bookfront/shared/session';
import { useState } from 'react';
import styled from 'styled-components';
import { offerName } from '../cart-line';
import { AddForm } from './add-form';
import { ChooseGiftCard } from './choose-gift-card';
import { InCart } from './in-cart';

type CartControlsProps = RemoteProps['mf_cart_checkout/CartControls'];

/**
 * P1 §4: idle, 'Adding..', then '{n} in cart'. Nothing for an offer that can't be bought or a visitor who may not
 * (OFR-11, OFR-17, OFR-18).
 */
export function CartControls(props: CartControlsProps) {
  const { title, offer, compact, registry } = props;
  const { showCart } = useShopRules();
  const quantity = quantityIn(useSession(), { eisbn: title.eisbn, condition: offer.code, registry });
  const [hadFocus, setHadFocus] = useState(false);
  if (!showCart) return null;
  if (title.is_giftcard) return <ChooseGiftCard {...props} />;
  if (!isCartable(offer)) return null;
  return (
    <StateHeight data-compact={compact || undefined}>
      {quantity > 0 ? (
        <InCart quantity={quantity} name={offerName(title.title, offer)} compact={compact} takeFocus={hadFocus} />
      ) : (
        <AddForm {...props} onAdded={setHadFocus} />
      )}
    </StateHeight>
  );
}

/** OFR-21: the copies of a title in one condition; those that are for `registry`, where one is given. */
function quantityIn(
  { cart }: Session,
  wanted: { eisbn: string; condition: string; registry: string | undefined },
): number {
  return cart.items
    .filter(
      ({ title_info, cart_info }) => title_info.eisbn === wanted.eisbn && cart_info.condition === wanted.condition,
    )
    .filter(({ cart_info }) => !wanted.registry || cart_info.gift_registry_id === wanted.registry)
    .reduce((sum, { cart_info }) => sum + cart_info.quantity, 0);
}

/** Every state has the height of the tallest, so that nothing moves. */
const StateHeight = styled.div`
  min-height: 44px;
  &[data-compact] {
    margin-top: 0.5rem;
  }
`;
