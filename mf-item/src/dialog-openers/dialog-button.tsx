import type { ReactNode } from 'react';
import type { DialogRequest } from './dialog-request';
import { LinkButton } from './link-button';
import { useOpener } from './use-opener';

/** Opens a dialog that has no address of its own. `hint`: a tooltip. */
export function DialogButton({
  request,
  hint,
  children,
}: {
  request: DialogRequest;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <LinkButton title={hint} {...useOpener(request)}>
      {children}
    </LinkButton>
  );
}
