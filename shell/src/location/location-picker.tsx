import { failureText } from '@bookfront/shared/api-client';
import type { LocationPurpose } from '@bookfront/shared/contract';
import { useSettings } from '@bookfront/shared/page';
import { useSession } from '@bookfront/shared/session';
import { Button, FieldError } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { type StoreLocation, useLocationChange } from './use-location-change';

interface LocationPickerProps {
  purpose: LocationPurpose;
  onClose: () => void;
}

/**
 * SHL-28, SHL-29, GAP-77, CRT-43, CRT-45: another location empties the cart, so the shopper confirms it if the cart has
 * items; then the page is reloaded.
 */
export function LocationPicker({ purpose, onClose }: LocationPickerProps) {
  const { location_id, pick_location, cart } = useSession();
  const [selected, setSelected] = useState<StoreLocation>();
  const change = useLocationChange(purpose);
  const choose = (place: StoreLocation) => {
    const isCurrent = place.id === location_id;
    if (isCurrent && (purpose === 'pickup' || !pick_location)) onClose();
    else if (!isCurrent && cart.summary.item_count > 0) setSelected(place);
    else void change.start(place);
  };
  if (!selected) return <LocationList purpose={purpose} change={change} onChoose={choose} onClose={onClose} />;
  return (
    <ConfirmDialog
      purpose={purpose}
      place={selected}
      change={change}
      onKeep={purpose === 'pickup' ? onClose : () => setSelected(undefined)}
      onClose={onClose}
    />
  );
}

type PartProps = LocationPickerProps & { change: ReturnType<typeof useLocationChange> };

function ConfirmDialog({
  purpose,
  place,
  change,
  onKeep,
  onClose,
}: PartProps & { place: StoreLocation; onKeep: () => void }) {
  const { item_count } = useSession().cart.summary;
  const isPickup = purpose === 'pickup';
  const title = isPickup ? m.pick_up_at({ place: place.name }) : m.shop_at({ place: place.name });
  return (
    <Dialog key="question" title={title} onClose={onClose}>
      <p>{isPickup ? m.cart_will_be_emptied() : m.cart_with_items_will_be_emptied({ count: item_count })}</p>
      {change.failure && <FieldError role="alert">{failureText(change.failure)}</FieldError>}
      <DialogActions>
        <Button kind="quiet" onClick={onKeep}>
          {m.keep_my_cart()}
        </Button>
        <Button busy={change.isBusy} onClick={() => void change.start(place)}>
          {m.empty_the_cart_and_change()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function LocationList({
  purpose,
  change,
  onChoose,
  onClose,
}: PartProps & { onChoose: (place: StoreLocation) => void }) {
  const { multistore_info } = useSettings().store_info;
  const { location_id } = useSession();
  const isPickup = purpose === 'pickup';
  return (
    <Dialog key="choices" title={isPickup ? m.choose_a_pickup_location() : m.choose_a_location()} onClose={onClose}>
      {isPickup && <p>{m.location_empties_cart()}</p>}
      {change.failure && <FieldError role="alert">{failureText(change.failure)}</FieldError>}
      <List>
        {multistore_info.map((place) => (
          <li key={place.id}>
            <Button
              kind="quiet"
              aria-current={place.id === location_id || undefined}
              busy={change.isBusy}
              onClick={() => onChoose(place)}
            >
              {place.name}
            </Button>
          </li>
        ))}
      </List>
      {isPickup && (
        <DialogActions>
          <Button kind="quiet" onClick={onClose}>
            {m.keep_this_location()}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

const List = styled.ul`
  display: grid;
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  list-style: none;
  p + & {
    margin-top: 1rem;
  }
  button {
    width: 100%;
    justify-content: flex-start;
    text-align: start;
    overflow-wrap: anywhere;
  }
  button[aria-current] {
    border-color: var(--c-primary);
    box-shadow: inset 0 0 0 1px var(--c-primary);
  }
`;
