import { type CallFailure, call } from '@bookfront/shared/api-client';
import type { LocationPurpose } from '@bookfront/shared/contract';
import { useRef, useState } from 'react';
import { keepFocus } from '../navigation';

export interface Place {
  id: string;
  name: string;
}

/**
 * Sets the location, then loads the page anew. The focus goes on at the header's button; the cart that was emptied is
 * another page, without the button that was pressed, so its heading has it.
 */
export function useLocationChange(purpose: LocationPurpose) {
  const [failure, setFailure] = useState<CallFailure>();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  async function start({ id }: Place) {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(undefined);
    const answer = await call('webstore/setMultistoreLocation', { location_id: id });
    if (answer.ok) {
      keepFocus(purpose === 'pickup' ? 'heading' : 'location');
      return location.reload();
    }
    isSending.current = false;
    setBusy(false);
    return setFailure(answer.failure);
  }
  return { failure, isBusy, start };
}
