import type { ReactNode } from 'react';
import { LinkButton } from './link-button';
import { useOpener } from './use-opener';
import type { WantedDialog } from './wanted';

/** Opens a dialog that no address stands for. `hint`: its tooltip. */
export function DialogButton({ wanted, hint, children }: { wanted: WantedDialog; hint?: string; children: ReactNode }) {
  return (
    <LinkButton title={hint} {...useOpener(wanted)}>
      {children}
    </LinkButton>
  );
}
