import { call, failureText } from '@bookfront/shared/api-client';
import { useSettings } from '@bookfront/shared/page';
import { useSession } from '@bookfront/shared/session';
import { Button, FieldError } from '@bookfront/shared/ui';
import { Dialog } from '@bookfront/shared/ui/dialog';
import { useState } from 'react';
import styled from 'styled-components';

/** CRT-43, CRT-45: each location has its own stock, so another one empties the cart and loads the page anew. */
export function LocationDialog({ onClose }: { onClose: () => void }) {
  const { multistore_info } = useSettings().store_info;
  const { location_id } = useSession();
  const [failure, setFailure] = useState('');
  const [isGoing, setGoing] = useState(false);
  const choose = async (id: string) => {
    if (id === location_id) return onClose();
    if (isGoing) return undefined;
    setGoing(true);
    setFailure('');
    const answer = await call('webstore/setMultistoreLocation', { location_id: id });
    if (answer.ok) return location.reload();
    setGoing(false);
    return setFailure(failureText(answer.failure));
  };
  return (
    <Dialog title="Where would you like to pick up?" onClose={onClose}>
      <p>Each location has its own stock: choosing another one empties your cart.</p>
      {failure && <FieldError role="alert">{failure}</FieldError>}
      <Choices>
        {multistore_info.map(({ id, name }) => (
          <li key={id}>
            <Button data-kind="quiet" aria-current={id === location_id || undefined} aria-disabled={isGoing || undefined} onClick={() => void choose(id)}>
              {name}
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
