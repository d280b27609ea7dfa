import { call, failureText } from '@bookfront/shared/api-client';
import { plural } from '@bookfront/shared/format';
import { useSettings } from '@bookfront/shared/page';
import { useSession } from '@bookfront/shared/session';
import { Button } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { useState } from 'react';
import styled from 'styled-components';
import { keepFocus } from '../frame/use-focus-after-load';

interface Choice {
  id: string;
  name: string;
}

/**
 * SHL-28, SHL-29, GAP-77: another location empties the cart, so a filled one is asked for first; then the page is
 * loaded anew.
 */
export function LocationPicker({ onClose }: { onClose: () => void }) {
  const { store_info } = useSettings();
  const { location_id, pick_location, cart } = useSession();
  const [wanted, setWanted] = useState<Choice>();
  const [failure, setFailure] = useState('');
  const [isGoing, setGoing] = useState(false);
  const items = cart.summary.item_count;

  const go = async ({ id }: Choice) => {
    if (isGoing) return undefined;
    setGoing(true);
    setFailure('');
    const answer = await call('webstore/setMultistoreLocation', { location_id: id });
    if (answer.ok) {
      keepFocus('location');
      return location.reload();
    }
    setGoing(false);
    return setFailure(failureText(answer.failure));
  };
  const choose = (choice: Choice) => {
    if (isGoing) return;
    if (choice.id === location_id && !pick_location) onClose();
    else if (items > 0 && choice.id !== location_id) setWanted(choice);
    else void go(choice);
  };
  if (wanted) {
    return (
      <Dialog key="question" title={`Shop at ${wanted.name}?`} onClose={onClose}>
        <p>Each location has its own stock, so your cart ({plural(items, 'item')}) will be emptied.</p>
        {failure && <p role="alert">{failure}</p>}
        <DialogActions>
          <Button data-kind="quiet" onClick={() => setWanted(undefined)}>
            Keep my cart
          </Button>
          <Button aria-disabled={isGoing || undefined} onClick={() => void go(wanted)}>
            Empty the cart and change
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog key="choices" title="Choose a location" onClose={onClose}>
      {failure && <p role="alert">{failure}</p>}
      <Choices>
        {store_info.multistore_info.map((choice) => (
          <li key={choice.id}>
            <Button
              data-kind="quiet"
              aria-current={choice.id === location_id || undefined}
              aria-disabled={isGoing || undefined}
              onClick={() => choose(choice)}
            >
              {choice.name}
            </Button>
          </li>
        ))}
      </Choices>
    </Dialog>
  );
}

const Choices = styled.ul`
  display: grid;
  gap: 0.5rem;
  margin: 0;
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
