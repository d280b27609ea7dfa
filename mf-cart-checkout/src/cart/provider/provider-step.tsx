import { useCall } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { ButtonLink, EmptyState, FailedState, Skeleton } from '@bookfront/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ShippingFailure } from '../delivery/shipping-failure';
import { providersPayload } from '../delivery/use-address-choice';
import { Columns } from '../panel';
import { useAddressInPassing } from '../steps/address-in-passing';
import { OrderPanel } from '../steps/order-panel';
import { ProviderForm } from './provider-form';

/** P2§4: who brings the order. */
export function ProviderStep() {
  const { shipping } = useSession().cart.checkout;
  const address_id = useAddressInPassing() ?? shipping?.address_id ?? '';
  return (
    <Columns>
      <Providers key={address_id} addressId={address_id} />
      <OrderPanel />
    </Columns>
  );
}

function Providers({ addressId }: { addressId: string }) {
  const { shipping } = useSession().cart.checkout;
  const { data, error, refetch } = useProviders(addressId);
  if (error) {
    if (error.kind !== 'refused') return <FailedState title="We could not ask how this can be shipped" onRetry={() => void refetch()} />;
    return (
      <div>
        <ShippingFailure failure={error} place={{ province: shipping?.province ?? '', country: shipping?.country_text ?? '' }} />
        <ButtonLink to={href.checkout('delivery')}>Choose another address</ButtonLink>
      </div>
    );
  }
  if (!data) return <Skeleton lines={6} height="20rem" />;
  if (data.providers.length === 0)
    return (
      <EmptyState title="We can’t ship to this address">
        <ButtonLink to={href.checkout('delivery')}>Choose another address</ButtonLink>
      </EmptyState>
    );
  return <ProviderForm addressId={addressId} providers={data.providers} />;
}

/** Asked afresh each time that the step opens, since costs follow the cart; the answer that led here from the address is taken first. */
function useProviders(addressId: string) {
  const client = useQueryClient();
  useEffect(() => () => void client.invalidateQueries({ queryKey: ['checkout/getShippingProviders'], refetchType: 'none' }), [client]);
  return useCall('checkout/getShippingProviders', providersPayload(addressId));
}
