import { call, failureText } from '@bookfront/shared/api-client';
import { useSettings } from '@bookfront/shared/page';
import { useSession } from '@bookfront/shared/session';
import { Button, FieldError } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { useState } from 'react';
import styled from 'styled-components';
import { keepLocationChanged } from './location-changed';

/**
 * CRT-43, CRT-45: each location has its own stock, so another one empties the cart: that is asked first, then the page
 * is loaded anew.
 */
export function LocationDialog({ onClose }: { onClose: () => void }) {
  const { multistore_info } = useSettings().store_info;
  const { location_id } = useSession();
  const [wanted, setWanted] = useState<{ id: string; name: string }>();
  const [failure, setFailure] = useState('');
  const [isGoing, setGoing] = useState(false);
  const choose = (place: { id: string; name: string }) => (place.id === location_id ? onClose() : setWanted(place));
  const go = async (id: string) => {
    if (isGoing) return undefined;
    setGoing(true);
    setFailure('');
    const answer = await call('webstore/setMultistoreLocation', { location_id: id });
    if (answer.ok) {
      keepLocationChanged();
      return location.reload();
    }
    setGoing(false);
    return setFailure(failureText(answer.failure));
  };
  if (wanted)
    return (
      <Dialog key="question" title={`Pick up at ${wanted.name}?`} onClose={onClose}>
        <p>Each location has its own stock, so your cart will be emptied.</p>
        {failure && <FieldError role="alert">{failure}</FieldError>}
        <DialogActions>
          <Button kind="quiet" onClick={onClose}>
            Keep my cart
          </Button>
          <Button busy={isGoing} onClick={() => void go(wanted.id)}>
            Empty the cart and change
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <Dialog key="choices" title="Where would you like to pick up?" onClose={onClose}>
      <p>Each location has its own stock: choosing another one empties your cart.</p>
      <Choices>
        {multistore_info.map((place) => (
          <li key={place.id}>
            <Button kind="quiet" aria-current={place.id === location_id || undefined} onClick={() => choose(place)}>
              {place.name}
            </Button>
          </li>
        ))}
      </Choices>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          Keep this location
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Choices = styled.ul`
  display: grid;
  gap: 0.5rem;
  margin: 1rem 0 0;
  padding: 0;
  list-style: none;
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
