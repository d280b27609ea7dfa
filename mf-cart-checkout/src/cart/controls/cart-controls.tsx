import type { RemoteProps } from '@bookfront/shared/contract';
import { isCartable } from '@bookfront/shared/format';
import type { CartItem, Session } from '@bookfront/shared/schemas';
import { useSession, useShopRules } from '@bookfront/shared/session';
import { useState } from 'react';
import styled from 'styled-components';
import { AddForm } from './add-form';
import { ChooseGiftCard } from './choose-gift-card';
import { InCart } from './in-cart';

type CartControlsProps = RemoteProps['mf_cart_checkout/CartControls'];

/** P1§4: idle, 'Adding..', then '{n} in cart'. Nothing for an offer that can't be bought or a visitor who may not (OFR-11, OFR-17, OFR-18). */
export function CartControls(props: CartControlsProps) {
  const { title, offer } = props;
  const { showCart } = useShopRules();
  const line = lineOf(useSession(), title.eisbn, offer.code);
  const [hadFocus, setHadFocus] = useState(false);
  if (!showCart) return null;
  if (title.is_giftcard) return <ChooseGiftCard {...props} />;
  if (!isCartable(offer)) return null;
  return (
    <Place data-compact={props.compact || undefined}>
      {line ? <InCart quantity={line.cart_info.quantity} title={title.title} takeFocus={hadFocus} /> : <AddForm {...props} onAdded={setHadFocus} />}
    </Place>
  );
}

const lineOf = ({ cart }: Session, eisbn: string, condition: string): CartItem | undefined =>
  cart.items.find(({ title_info, cart_info }) => title_info.eisbn === eisbn && cart_info.condition === condition);

/** Every state has the height of the tallest, so that nothing moves. */
const Place = styled.div`
  min-height: 44px;
  &[data-compact] {
    margin-top: 0.5rem;
  }
`;
