import { type CallFailure, failureText } from '@bookfront/shared/api-client';
import { useSettings } from '@bookfront/shared/page';
import type { SiteSettings } from '@bookfront/shared/schemas';
import styled from 'styled-components';
import * as m from '#messages';

interface Destination {
  province: string;
  country: string;
}

/** Why nothing can be shipped to an address (ERR-43 to ERR-47). */
export function ShippingFailure({ failure, destination }: { failure: CallFailure; destination: Destination }) {
  return <Alert role="alert">{shippingFailureText(failure, destination, useSettings().checkout_info)}</Alert>;
}

function shippingFailureText(
  failure: CallFailure,
  destination: Destination,
  info: SiteSettings['checkout_info'],
): string {
  if (failure.code === 'shipping_local') return localDeliveryText(info);
  if (failure.code === 'shipping_unavailable') return unavailableText(destination);
  return failure.code === 'shipping_country' ? m.shipping_address_needed() : failureText(failure);
}

/** Many countries have no provinces. */
function unavailableText({ province, country }: Destination): string {
  const place = [province, country].filter(Boolean).join(', ');
  return place ? m.shipping_unavailable_to({ place }) : m.shipping_unavailable();
}

function localDeliveryText({ local_delivery_availability: area, ship_enabled }: SiteSettings['checkout_info']): string {
  const reason = area ? m.shipping_local_area({ area }) : m.shipping_local_limited();
  const advice = ship_enabled ? m.shipping_choose_other_or_ship() : m.shipping_choose_other();
  return `${reason} ${advice}`;
}

const Alert = styled.p`
  margin: 0 0 1.25rem;
  padding: 0.8rem 1rem;
  border: 1px solid var(--c-bad);
  border-inline-start-width: 4px;
  border-radius: 4px;
  color: var(--c-bad);
`;
