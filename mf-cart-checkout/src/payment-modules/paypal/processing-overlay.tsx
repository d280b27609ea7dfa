import { Dialog } from '@bookfront/shared/ui/dialog';
import { useState } from 'react';
import * as m from '#messages';

/** PAY-24: blocks the page while the order of a payment is placed; a dialog that is closed opens again. */
export function ProcessingOverlay() {
  const [round, setRound] = useState(0);
  return (
    <Dialog key={round} title={m.paypal_processing()} onClose={() => setRound(round + 1)}>
      <p role="status">{m.paypal_stay()}</p>
    </Dialog>
  );
}
