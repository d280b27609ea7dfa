import { failureText, useSend } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import type { Address } from '@bookfront/shared/schemas';
import { FailedState, Skeleton } from '@bookfront/shared/ui';
import { useOnDemand } from '@bookfront/shared/ui/use-on-demand';
import { useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { MemberPage } from '../member-page';
import { useAddressBook, useKeepBook } from './address-book-api';
import { AddressCard } from './address-card';
import { AccountAddressMissing, AddCard } from './other-cards';

/** What the page's dialog is about. */
export type WantedDialog = { is: 'create' } | { is: 'edit' | 'delete'; address: Address };

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
  const open = (next: WantedDialog) => {
    setWanted(next);
    dialogs.start();
  };
  return (
    <>
      <Grid>
        {!addresses.some(({ address_id }) => address_id === own) && <AccountAddressMissing />}
        {addresses.map((address) => (
          <AddressCard
            key={address.address_id}
            address={address}
            isOwn={address.address_id === own}
            isBusy={prefer.isPending}
            onPrefer={() => prefer.mutate({ address_id: address.address_id })}
            onEdit={() => open({ is: 'edit', address })}
            onDelete={() => open({ is: 'delete', address })}
          />
        ))}
        <AddCard onWarm={dialogs.warm} onAdd={() => open({ is: 'create' })} />
      </Grid>
      {dialogs.code && wanted && <dialogs.code.AddressDialog wanted={wanted} onClose={dialogs.stop} />}
      {dialogs.failedDialog}
    </>
  );
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
