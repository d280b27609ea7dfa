import { type CallFailure, call } from '@bookfront/shared/api-client';
import type { LocationPurpose } from '@bookfront/shared/contract';
import { useRef, useState } from 'react';
import { restoreFocusAfterReload } from '../navigation';

export interface StoreLocation {
  id: string;
  name: string;
}

/**
 * Sets the location, then reloads the page with the focus on the header's button. After a change for pickup it is on
 * the heading, since the emptied cart lacks the pressed button.
 */
export function useLocationChange(purpose: LocationPurpose) {
  const [failure, setFailure] = useState<CallFailure>();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  async function start({ id }: StoreLocation) {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(undefined);
    const answer = await call('webstore/setMultistoreLocation', { location_id: id });
    if (answer.ok) {
      restoreFocusAfterReload(purpose === 'pickup' ? 'heading' : 'location');
      return location.reload();
    }
    isSending.current = false;
    setBusy(false);
    return setFailure(answer.failure);
  }
  return { failure, isBusy, start };
}
