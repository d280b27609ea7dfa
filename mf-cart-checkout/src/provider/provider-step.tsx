import { type CallFailure, useCall } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { ButtonLink, EmptyState, FailedState, Skeleton } from '@bookfront/shared/ui';
import * as m from '#messages';
import { useCartCall } from '../cart-calls';
import { providersPayload, ShippingFailure } from '../delivery';
import { Columns } from '../layout';
import { usePendingAddress } from '../steps';
import { OrderPanel } from '../summary';
import { ProviderForm } from './provider-form';

/** P2 §4: which provider ships the order. */
export function ProviderStep() {
  const { shipping } = useSession().cart.checkout;
  const address_id = usePendingAddress() ?? shipping?.address_id ?? '';
  return (
    <Columns>
      <Providers key={address_id} addressId={address_id} />
    </Columns>
  );
}

/** Starts with the answer that the delivery step has put into the cache. */
function Providers({ addressId }: { addressId: string }) {
  const { data, error, refetch } = useCartCall('checkout/getShippingProviders', providersPayload(addressId));
  if (data && !error && data.providers.length > 0)
    return <ProviderForm addressId={addressId} providers={data.providers} />;
  return (
    <>
      {error && <Failed addressId={addressId} failure={error} onRetry={() => void refetch()} />}
      {!error && (data ? <NoProvider /> : <Skeleton lines={6} height="20rem" />)}
      <OrderPanel />
    </>
  );
}

function Failed({ addressId, failure, onRetry }: { addressId: string; failure: CallFailure; onRetry: () => void }) {
  if (failure.kind !== 'refused') return <FailedState title={m.provider_ask_failed()} onRetry={onRetry} />;
  return (
    <div>
      <Unreachable addressId={addressId} failure={failure} />
      <ButtonLink to={href.checkout('delivery')}>{m.provider_choose_address()}</ButtonLink>
    </div>
  );
}

function NoProvider() {
  return (
    <EmptyState title={m.provider_none()}>
      <ButtonLink to={href.checkout('delivery')}>{m.provider_choose_address()}</ButtonLink>
    </EmptyState>
  );
}

/** Names the address that was looked up: the saved one, a registry's, or one of the address book. */
function Unreachable({ addressId, failure }: { addressId: string; failure: CallFailure }) {
  const { cart, user } = useSession();
  const known = [cart.checkout.shipping, ...(user?.alt_addresses ?? [])].find(
    (address) => address?.address_id === addressId,
  );
  const { data } = useCall('address/getList', {}, { enabled: !known });
  const address = known ?? data?.addresses.find(({ address_id }) => address_id === addressId);
  return (
    <ShippingFailure
      failure={failure}
      destination={{ province: address?.province ?? '', country: address?.country_text ?? '' }}
    />
  );
}
