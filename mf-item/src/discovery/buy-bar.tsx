import { Remote } from '@bookfront/shared/federation';
import { languageOf } from '@bookfront/shared/format';
import { useCartableOffer } from '@bookfront/shared/session';
import { Price } from '@bookfront/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { useRegistry } from '../gift-registry';
import type { DiscoveryProps } from './discovery';

/** On a phone: price and cart controls at the foot of the screen, once the offers have been scrolled past. */
export function BuyBar({ title, offersId }: DiscoveryProps) {
  const offer = useCartableOffer(title);
  const registry = useRegistry();
  const isPast = useIsPast(offersId);
  if (!offer || !isPast || title.is_giftcard) return null;
  return (
    <Bar role="region" aria-label={m.buy_this_title()}>
      <Facts>
        <b {...languageOf(title)}>{title.title}</b>
        <Price offer={offer} />
      </Facts>
      <Remote
        id="mf_cart_checkout/CartControls"
        title={title}
        offer={offer}
        {...registry}
        compact
        placeholder={null}
        label={m.add_to_cart()}
      />
    </Bar>
  );
}

/** Has the element of this id been scrolled out at the top? */
function useIsPast(id: string): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPast(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isPast;
}

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 5;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  padding: 0.4rem 1rem calc(0.5rem + env(safe-area-inset-bottom));
  border-top: 1px solid var(--c-line);
  background: var(--c-ground);
  box-shadow: 0 -2px 10px rgb(0 0 0 / 8%);
  @media (min-width: 720px), (max-height: 480px) {
    display: none;
  }
`;

const Facts = styled.p`
  display: grid;
  min-width: 0;
  margin: 0;
  b {
    overflow: hidden;
    font: 600 var(--size-small)/1.3 var(--font-heading);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
