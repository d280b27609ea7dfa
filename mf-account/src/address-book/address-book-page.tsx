import { failureText, useSend } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import type { Address } from '@bookfront/shared/schemas';
import { FailedState, Skeleton, useOnDemand } from '@bookfront/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { MemberPage } from '../member-page';
import { openedPart, useOpenedPart } from '../opened-part';
import { HiddenForm, OpeningForm, opens, sends } from '../plain-forms';
import { useAddressBook, useKeepBook } from './address-book-api';
import { AddressCard } from './address-card';
import { AccountAddressMissing, AddCard } from './other-cards';

/** What the page's dialog is about. */
export type WantedDialog = { is: 'add' } | { is: 'edit' | 'delete'; address: Address };

/** `address_id` of the account's own address (P2 §4). */
const own = '0';

/** /account/addresses (ADR-01 to ADR-07). */
export function AddressBookPage() {
  return (
    <MemberPage view="addresses" title={m.book_title()}>
      <Book />
    </MemberPage>
  );
}

function Book() {
  const { data, error, refetch } = useAddressBook();
  if (data) return <Cards addresses={data.addresses} />;
  if (!error) return <Skeleton lines={6} height="24rem" />;
  return <FailedState title={m.book_failed()} text={failureText(error)} onRetry={() => void refetch()} />;
}

function Cards({ addresses }: { addresses: readonly Address[] }) {
  const [wanted, setWanted] = useState<WantedDialog>();
  const dialogs = useOnDemand(() => import('./address-dialogs'));
  const prefer = usePrefer();
  const opened = useOpenedDialog(addresses);
  const openedBy = (next: WantedDialog) => {
    const open = () => {
      setWanted(next);
      dialogs.start();
    };
    return 'address' in next ? opens(open, next.is, next.address.address_id) : opens(open, next.is, '');
  };
  return (
    <>
      <OpeningForm />
      <HiddenForm id={preferring} call="address/setPreferred" />
      {opened.wanted && <OpenedDialog wanted={opened.wanted} onClose={opened.close} />}
      <Grid>
        {!addresses.some(({ address_id }) => address_id === own) && <AccountAddressMissing />}
        {addresses.map((address) => (
          <AddressCard
            key={address.address_id}
            address={address}
            isOwn={address.address_id === own}
            isBusy={prefer.isPending}
            preferButton={sends(preferring, () => prefer.mutate({ address_id: address.address_id }), [
              'address_id',
              address.address_id,
            ])}
            editButton={openedBy({ is: 'edit', address })}
            deleteButton={openedBy({ is: 'delete', address })}
          />
        ))}
        <AddCard onWarm={dialogs.warm} addButton={openedBy({ is: 'add' })} />
      </Grid>
      {dialogs.code && wanted && <dialogs.code.AddressDialog wanted={wanted} onClose={dialogs.stop} />}
      {dialogs.failedDialog}
    </>
  );
}

const preferring = 'prefer';
const OpenedDialog = openedPart(async () => (await import('./address-dialogs')).AddressDialog);

/** The dialog that the address opens: ?add=, ?edit=12 or ?delete=12, for an address that is there. */
function useOpenedDialog(addresses: readonly Address[]): { wanted: WantedDialog | undefined; close: () => void } {
  const [add, edit, remove] = [useOpenedPart('add'), useOpenedPart('edit'), useOpenedPart('delete')];
  const edited = addresses.find(({ address_id }) => address_id === edit.opened);
  const removed = addresses.find(({ address_id }) => address_id === remove.opened && address_id !== own);
  const { close } = add;
  if (edited) return { wanted: { is: 'edit', address: edited }, close };
  if (removed) return { wanted: { is: 'delete', address: removed }, close };
  return { wanted: add.opened === null ? undefined : { is: 'add' }, close };
}

/** ADR-05, ADR-06, ERR-79 */
function usePrefer() {
  const keep = useKeepBook();
  const send = useSend('address/setPreferred', keep);
  const onError = () => toast(m.generic_error(), 'error');
  return { ...send, mutate: (payload: { address_id: string }) => send.isPending || send.mutate(payload, { onError }) };
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: 1.25rem;
  margin: 1rem 0 0;
  padding: 0;
  list-style: none;
`;
