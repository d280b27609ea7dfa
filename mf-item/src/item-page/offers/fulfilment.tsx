import { formatMoney, isCartable, isOnHand } from '@bookfront/shared/format';
import { useSettings } from '@bookfront/shared/page';
import type { SiteSettings, Title } from '@bookfront/shared/schemas';
import { useShopRules } from '@bookfront/shared/session';
import styled from 'styled-components';
import * as m from '#messages';

/** How the title can reach the shopper, and what each way costs. Nothing for a title that can't be bought here. */
export function Fulfilment({ title }: { title: Title }) {
  const settings = useSettings();
  const { showCart } = useShopRules();
  const offers = title.available.filter(isCartable);
  if (!showCart || title.is_giftcard || offers.length === 0) return null;
  return (
    <List aria-label={m.ways_to_get_it()}>
      {fulfilmentOf(settings, title.binding_code, offers.some(isOnHand)).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  );
}

function fulfilmentOf({ checkout_info, store_info }: SiteSettings, binding: string, onHand: boolean): string[] {
  const { pickup_enabled, ship_enabled, ships_from, local_delivery_fee } = checkout_info;
  const pickup = onHand
    ? m.fulfilment_pickup({ shop: store_info.name })
    : m.fulfilment_pickup_later({ shop: store_info.name });
  const isShipped = ships_from && !ships_from.excluded_bindings.includes(binding);
  return [
    pickup_enabled && pickup,
    ship_enabled && local_delivery_fee > 0 && localText(checkout_info),
    isShipped && shippingText(ships_from, onHand),
  ].filter((text) => typeof text === 'string');
}

function localText(terms: SiteSettings['checkout_info']): string {
  const { local_delivery_fee, local_delivery_min: min, local_delivery_free_min: free } = terms;
  return [
    m.fulfilment_local({ fee: formatMoney(local_delivery_fee) }),
    min > 0 && m.fulfilment_local_min({ min: formatMoney(min) }),
    terms.local_delivery_free_enabled && free > 0 && m.fulfilment_local_free({ min: formatMoney(free) }),
  ]
    .filter(Boolean)
    .join(', ');
}

type ShipsFrom = NonNullable<SiteSettings['checkout_info']['ships_from']>;

/** No days for what isn't here yet: they begin when it is. */
function shippingText({ cost, delivery_min: min, delivery_max: max }: ShipsFrom, onHand: boolean): string {
  const price = formatMoney(cost);
  if (!onHand || max === 0) return m.fulfilment_shipping({ price });
  return min === max
    ? m.fulfilment_shipping_in({ price, days: max })
    : m.fulfilment_shipping_between({ price, min, max });
}

const List = styled.ul`
  display: grid;
  gap: 0.35rem;
  margin: 0;
  padding: 0.9rem 0 1.1rem 1.1rem;
  border-top: 1px solid var(--c-line);
  color: var(--c-muted);
  font-size: var(--size-small);
`;
