import { failureText, useCall } from '@bookfront/shared/api-client';
import type { Address } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import { EmptyState, FailedState, Skeleton } from '@bookfront/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import * as m from '#messages';
import { DialogButton } from '../dialog-button';
import { Columns } from '../layout';
import { OrderPanel } from '../summary';
import { AddressList } from './address-list';
import { addressOptions } from './address-options';
import { RegistriesNote } from './registries-note';
import { RegistryDialog } from './registry-dialog';
import { useAddressChoice } from './use-address-choice';
import { useRegistryAddress } from './use-registry-address';

/** P2 §4: where the order goes. */
export function DeliveryStep() {
  return (
    <Columns>
      <Addresses />
      <OrderPanel />
    </Columns>
  );
}

function Addresses() {
  const client = useQueryClient();
  const { user, cart } = useSession();
  const { items } = cart;
  const alternatives = user?.alt_addresses ?? [];
  const { data, error, refetch } = useCall('address/getList', {});
  const { choice, choose } = useAddressChoice();
  const registry = useRegistryAddress(choose);
  if (!data && !error) return <Skeleton lines={8} height="24rem" />;
  const failed = error && (
    <FailedState title={m.generic_error()} text={failureText(error)} onRetry={() => void refetch()} />
  );
  if (failed && !data && alternatives.length === 0) return failed;
  const book = data?.addresses ?? [];
  const options = addressOptions(book, alternatives);
  const saved = (addressId: string, addresses: Address[]) => {
    client.setQueryData(['address/getList', {}], { addresses });
    choose(addressId);
  };
  const chosen = registry.picked ?? book.find(({ preferred }) => preferred)?.address_id;
  return (
    <div>
      <RegistriesNote items={items} />
      {options.length === 0 && <EmptyState title={m.address_none()}>{m.address_none_text()}</EmptyState>}
      <AddressList options={options} choice={choice} suggested={chosen} onChoose={choose} onSaved={saved} />
      {!data && failed}
      <DialogButton kind="quiet" label={m.address_add()} load={() => import('./address-dialog')}>
        {({ AddressDialog }, close) => <AddressDialog onSaved={andClose(saved, close)} onClose={close} />}
      </DialogButton>
      {registry.asked.length > 0 && (
        <RegistryDialog options={registry.asked} onChoose={andClose(choose, registry.close)} onClose={registry.close} />
      )}
    </div>
  );
}

/** Closes the dialog before it calls `act`. */
const andClose =
  <A extends unknown[]>(act: (...args: A) => void, close: () => void) =>
  (...args: A) => {
    close();
    act(...args);
  };
