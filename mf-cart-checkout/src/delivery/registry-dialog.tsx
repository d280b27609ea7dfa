import { Button } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import styled from 'styled-components';
import * as m from '#messages';
import { AddressCard } from './address-card';
import type { AddressOption } from './address-options';

interface RegistryDialogProps {
  options: AddressOption[];
  onChoose: (addressId: string) => void;
  onClose: () => void;
}

/** CHK-20: a cart for several registries goes to one address. */
export function RegistryDialog({ options, onChoose, onClose }: RegistryDialogProps) {
  return (
    <Dialog title={m.registry_question()} onClose={onClose}>
      <Choices>
        {options.map((option) => (
          <AddressCard
            key={option.address_id}
            option={option}
            isChosen={false}
            isLooking={false}
            onChoose={() => onChoose(option.address_id)}
          />
        ))}
      </Choices>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {m.registry_use_other()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Choices = styled.div`
  display: grid;
  gap: 0.75rem;
`;
