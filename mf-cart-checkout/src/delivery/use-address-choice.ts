import { type CallFailure, call } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { useIsMounted } from '@bookfront/shared/ui/use-is-mounted';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** `looking`: the address whose providers are being asked for. */
export type AddressChoice =
  | { is: 'waiting' }
  | { is: 'looking'; address_id: string }
  | { is: 'failed'; address_id: string; failure: CallFailure };

/**
 * CHK-23: looks up the providers for the address that was chosen last; where there are some, goes on to the provider
 * step.
 */
export function useAddressChoice() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [choice, setChoice] = useState<AddressChoice>({ is: 'waiting' });
  const isMounted = useIsMounted();
  const latest = useRef(0);
  async function choose(address_id: string) {
    latest.current += 1;
    const own = latest.current;
    setChoice({ is: 'looking', address_id });
    const payload = providersPayload(address_id);
    const result = await call('checkout/getShippingProviders', payload);
    if (!isMounted.current || own !== latest.current) return;
    if (!result.ok) return setChoice({ is: 'failed', address_id, failure: result.failure });
    client.setQueryData(['checkout/getShippingProviders', payload], result.value);
    navigate(href.checkout('provider'), { state: { address_id } });
  }
  return { choice, choose: (address_id: string) => void choose(address_id) };
}

export const providersPayload = (address_id: string) => ({ delivery_preference: 'ship' as const, address_id });
