import { ShopLink } from '@bookfront/shared/ui';
import type { ReactNode } from 'react';
import { useOpener } from './use-opener';
import type { WantedDialog } from './wanted';

interface DialogLinkProps {
  wanted: WantedDialog;
  /** Where it leads without scripts, and in a new tab. */
  to: string;
  children: ReactNode;
}

/** Opens a dialog of the title; without scripts it is a plain link. */
export function DialogLink({ wanted, to, children }: DialogLinkProps) {
  return (
    <ShopLink to={to} dir="auto" {...useOpener(wanted)}>
      {children}
    </ShopLink>
  );
}
