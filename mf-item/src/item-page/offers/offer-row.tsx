import { Remote } from '@bookfront/shared/federation';
import { formatCount, formatMoney, stockText } from '@bookfront/shared/format';
import { isUsedGrade } from '@bookfront/shared/format/condition';
import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { Offer, Title } from '@bookfront/shared/schemas';
import { useCartableOffer, useShopRules } from '@bookfront/shared/session';
import { Price, Stock } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { DialogLink } from '../../dialog-openers';
import { useRegistry } from '../../gift-registry';

/** One offer: condition, price, stock, the shop's remarks, and its cart controls. */
export function OfferRow({ title, offer }: { title: Title; offer: Offer }) {
  return (
    <Row data-availability={offer.availability}>
      <OfferFacts title={title} offer={offer} />
      <OfferCart title={title} offer={offer} />
    </Row>
  );
}

function OfferFacts({ title, offer }: { title: Title; offer: Offer }) {
  return (
    <Facts>
      <Condition>
        {offer.text}
        {isUsedGrade(offer) && <Used>{m.used()}</Used>}
      </Condition>
      <LargePrice>
        <Price offer={offer} />
      </LargePrice>
      <Savings offer={offer} />
      <p>
        <Stock offer={offer} />
        {offer.onorder > 0 && <small> · {m.on_order({ count: formatCount(offer.onorder) })}</small>}
      </p>
      {remarks(offer).map((text) => (
        <p key={text}>
          <small>{text}</small>
        </p>
      ))}
      {offer.availability === 'no_price' && (
        <DialogLink request={{ name: 'editions' }} to={href.search(title.title, 'title')}>
          {m.see_all_editions()}
        </DialogLink>
      )}
    </Facts>
  );
}

function OfferCart({ title, offer }: { title: Title; offer: Offer }) {
  const cartable = useCartableOffer(title, offer);
  const registry = useRegistry();
  if (!cartable || title.is_giftcard) return null;
  return (
    <Cart>
      <Remote
        id="mf_cart_checkout/CartControls"
        title={title}
        offer={cartable}
        {...registry}
        placeholder={null}
        label={m.add_to_cart()}
      />
    </Cart>
  );
}

/** Note and messages, without those that the stock line already shows. */
function remarks(offer: Offer): string[] {
  const stockLine = `${stockText(offer)} ${m.on_order({ count: formatCount(offer.onorder) })}`.toLowerCase();
  return [offer.note, offer.message, offer.sub_message].filter(
    (text) => text && !stockLine.includes(text.toLowerCase()),
  );
}

/** The discount, and the shelf price if it differs. Shows neither if the shop hides sale prices (OFR-14). */
function Savings({ offer }: { offer: Offer }) {
  const { hide_sale_pricing } = useSettings();
  const { showPrice } = useShopRules();
  if (hide_sale_pricing || !showPrice || offer.price === null) return null;
  const isShelfPriceDifferent =
    offer.row_price !== null && offer.row_price !== offer.price && offer.row_price !== offer.list_price;
  return (
    <>
      {offer.discount > 0 && <Saving>{m.save_percent({ percent: offer.discount })}</Saving>}
      {isShelfPriceDifferent && <small>{m.shelf_price({ price: formatMoney(offer.row_price ?? 0) })}</small>}
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem 2rem;
  padding-block: 1.25rem;
`;

const Facts = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
  p {
    margin: 0.2rem 0 0;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--c-muted);
    font-size: var(--size-small);
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--c-link);
    text-underline-offset: 0.18em;
  }
`;

const Condition = styled.h2`
  display: flex;
  align-items: center;
  gap: 0.6rem;
  margin: 0;
  color: var(--c-muted);
  font: 600 var(--size-small)/1.3 var(--font-text);
  letter-spacing: 0.03em;
`;

const Used = styled.span`
  padding: 0.1rem 0.5rem;
  border-radius: 999px;
  background: var(--c-wash);
  color: var(--c-ink);
  font-size: var(--size-tiny);
`;

const LargePrice = styled.span`
  margin-inline-end: 0.75rem;
  font-size: var(--size-head);
  line-height: 1.4;
  &:empty {
    display: none;
  }
`;

const Saving = styled.span`
  margin-inline-end: 0.75rem;
  color: var(--c-good);
  font-size: var(--size-small);
  font-weight: 600;
`;

const Cart = styled.div`
  flex: 0 1 20.5rem;
  min-height: 48px;
  @media (max-width: 479px) {
    flex-basis: 100%;
  }
`;
