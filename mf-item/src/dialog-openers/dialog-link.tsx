import { ShopLink } from '@bookfront/shared/ui';
import type { ReactNode } from 'react';
import type { DialogRequest } from './dialog-request';
import { useOpener } from './use-opener';

interface DialogLinkProps {
  request: DialogRequest;
  /** The link's address without scripts, and in a new tab. */
  to: string;
  children: ReactNode;
}

/** Opens a dialog of the title; without scripts it is a plain link. */
export function DialogLink({ request, to, children }: DialogLinkProps) {
  return (
    <ShopLink to={to} dir="auto" {...useOpener(request)}>
      {children}
    </ShopLink>
  );
}
