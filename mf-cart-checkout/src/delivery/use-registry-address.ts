import { useSession } from '@bookfront/shared/session';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useLatest } from '../lifecycle';
import { type AddressOption, optionOfRegistry } from './address-options';

/**
 * CHK-19, CHK-20: a cart for one registry goes to its address without a question, one for several asks which. Only a
 * shopper who comes from the cart is sent on, so that Back from the next step stays here.
 */
export function useRegistryAddress(choose: (addressId: string) => void): {
  asked: AddressOption[];
  picked: string | undefined;
  close: () => void;
} {
  const { user, cart } = useSession();
  const isFirstVisit = useIsFirstVisit();
  const [isClosed, setClosed] = useState(false);
  const options = (user?.alt_addresses ?? []).map(optionOfRegistry);
  const [first] = options;
  const isOpen = cart.checkout.shipping === null;
  const picked = isOpen && options.length === 1 && first?.canShipTo ? first.address_id : undefined;
  const isAsked = isOpen && !isClosed && options.length > 1 && options.some(({ canShipTo }) => canShipTo);
  const [toGo] = useState(isFirstVisit ? picked : undefined);
  const latest = useLatest(choose);
  useEffect(() => {
    if (toGo) latest.current(toGo);
  }, [toGo, latest]);
  return { picked, asked: isAsked ? options : [], close: () => setClosed(true) };
}

function useIsFirstVisit(): boolean {
  const state: unknown = useLocation().state;
  const isNew = useNavigationType() !== 'POP';
  return isNew && typeof state === 'object' && state !== null && Reflect.get(state, 'isFirstVisit') === true;
}
