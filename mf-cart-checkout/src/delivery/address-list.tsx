import type { Address } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import { Button } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { DialogButton } from '../dialog-button';
import { AddressCard } from './address-card';
import type { AddressOption } from './address-options';
import { ShippingFailure } from './shipping-failure';
import type { AddressChoice } from './use-address-choice';

interface AddressListProps {
  options: AddressOption[];
  choice: AddressChoice;
  /** The address that is chosen where none has been saved yet. */
  suggested: string | undefined;
  onChoose: (addressId: string) => void;
  onSaved: (addressId: string, addresses: Address[]) => void;
}

export function AddressList({ options, choice, suggested, onChoose, onSaved }: AddressListProps) {
  const { shipping } = useSession().cart.checkout;
  const current = choice.is === 'waiting' ? (shipping?.address_id ?? suggested) : choice.address_id;
  const isLooking = choice.is === 'looking';
  const selectedOption = options.find(({ address_id, canShipTo }) => canShipTo && address_id === current);
  const failed =
    choice.is === 'failed' ? options.find(({ address_id }) => address_id === choice.address_id) : undefined;
  return (
    <>
      {choice.is === 'failed' && <ShippingFailure failure={choice.failure} destination={destinationOf(failed)} />}
      <List>
        {options.map((option) => (
          <li key={option.address_id}>
            <AddressCard
              option={option}
              isChosen={option.address_id === current}
              isLooking={isLooking && option.address_id === current}
              onChoose={() => !isLooking && onChoose(option.address_id)}
            />
            {option.editable && <Edit address={option.editable} onSaved={onSaved} />}
          </li>
        ))}
      </List>
      {selectedOption && (
        <ContinueButton
          busy={isLooking}
          aria-label={m.delivery_continue_to({ name: selectedOption.name })}
          onClick={() => onChoose(selectedOption.address_id)}
        >
          {m.delivery_continue()}
        </ContinueButton>
      )}
    </>
  );
}

const destinationOf = (option: AddressOption | undefined) => ({
  province: option?.province ?? '',
  country: option?.country ?? '',
});

function Edit({ address, onSaved }: { address: Address; onSaved: AddressListProps['onSaved'] }) {
  return (
    <DialogButton
      label={m.edit()}
      name={m.address_edit({ name: address.name })}
      load={() => import('./address-dialog')}
    >
      {({ AddressDialog }, close) => (
        <AddressDialog
          address={address}
          onSaved={(id, addresses) => {
            close();
            onSaved(id, addresses);
          }}
          onClose={close}
        />
      )}
    </DialogButton>
  );
}

const ContinueButton = styled(Button)`
  display: block;
  margin-bottom: 1rem;
`;

const List = styled.ul`
  display: grid;
  gap: 0.75rem;
  max-width: 36rem;
  margin: 0 0 1.25rem;
  padding: 0;
  list-style: none;
`;
