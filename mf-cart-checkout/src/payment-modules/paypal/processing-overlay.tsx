import { Dialog } from '@bookfront/shared/ui/dialog';
import { useState } from 'react';

/**
 * PAY-24: the payment is made, its order is on the way; nothing else may be pressed meanwhile, so a dialog that is
 * closed opens again.
 */
export function ProcessingOverlay() {
  const [round, setRound] = useState(0);
  return (
    <Dialog key={round} title="Processing your payment…" onClose={() => setRound(round + 1)}>
      <p role="status">Please stay on this page.</p>
    </Dialog>
  );
}
