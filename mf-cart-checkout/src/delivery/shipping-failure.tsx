import { type CallFailure, failureText } from '@bookfront/shared/api-client';
import { useSettings } from '@bookfront/shared/page';
import type { SiteSettings } from '@bookfront/shared/schemas';
import { messages } from '@bookfront/shared/schemas/limits';
import styled from 'styled-components';

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
  const text = failureText(failure);
  if (text === messages.localDeliveryFailed) return localDeliveryText(info);
  if (text === messages.shippingUnavailable) return `Shipping to ${destinationText(destination)} is unavailable.`;
  return text === messages.shippingCountry ? messages.shippingAddressNeeded : text;
}

/** Many countries have no provinces. */
const destinationText = ({ province, country }: Destination): string =>
  [province, country].filter(Boolean).join(', ') || 'this address';

function localDeliveryText({ local_delivery_availability: area, ship_enabled }: SiteSettings['checkout_info']): string {
  const where = area ? `Local delivery is available to ${area}` : 'Local delivery is available to a limited area';
  const other = ship_enabled
    ? 'Please choose another address, or go back and choose Ship.'
    : 'Please choose another address.';
  return `${where}, and this address does not qualify. ${other}`;
}

const Alert = styled.p`
  margin: 0 0 1.25rem;
  padding: 0.8rem 1rem;
  border: 1px solid var(--c-bad);
  border-inline-start-width: 4px;
  border-radius: 4px;
  color: var(--c-bad);
`;
