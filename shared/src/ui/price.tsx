import { formatMoney, stockText, stockTone } from '@bookfront/shared/format';
import { useSettings } from '@bookfront/shared/page';
import { useShopRules } from '@bookfront/shared/session';
import styled from 'styled-components';
import * as m from '#messages';
import type { Offer } from '../schemas';

/**
 * An offer's price by the shop's rules: hidden from guests (OFR-16), struck list price (OFR-13), no sale prices
 * (OFR-14). Nothing for an offer without a price.
 */
export function Price({ offer }: { offer: Pick<Offer, 'price' | 'list_price'> }) {
  const { show_strikethrough, hide_sale_pricing } = useSettings();
  const { showPrice } = useShopRules();
  if (!showPrice || offer.price === null) return null;
  const isLower = offer.list_price !== null && offer.price < offer.list_price;
  if (hide_sale_pricing && offer.list_price !== null) return <Amount>{formatMoney(offer.list_price)}</Amount>;
  return (
    <Amount>
      {isLower && show_strikethrough && offer.list_price !== null && (
        <>
          <Hidden>{m.list_price()} </Hidden>
          <s>{formatMoney(offer.list_price)}</s>
          <Hidden>{m.our_price()} </Hidden>{' '}
        </>
      )}
      {formatMoney(offer.price)}
    </Amount>
  );
}

/** What an offer says of its stock; green when it can be had at once, else orange (OFR-08). */
export function Stock({ offer }: { offer: Offer }) {
  return <StockText data-tone={stockTone(offer)}>{stockText(offer)}</StockText>;
}

export const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  s {
    font-weight: 400;
    color: var(--c-muted);
  }
`;

const StockText = styled.span`
  font-size: var(--size-small);
  color: var(--c-warn);
  &[data-tone='green'] {
    color: var(--c-good);
  }
`;
