import { Button, useOnDemand } from '@bookfront/shared/ui';
import type { ReactNode } from 'react';

interface DialogButtonProps<T> {
  label: string;
  /** What a screen reader calls the button, where the label alone doesn't tell it from others. */
  name?: string;
  kind?: 'quiet' | 'plain';
  isBusy?: boolean;
  load: () => Promise<T>;
  children: (code: T, close: () => void) => ReactNode;
}

/** A button that opens a dialog and loads its code on hover or focus. */
export function DialogButton<T>({ label, name, kind = 'plain', isBusy = false, load, children }: DialogButtonProps<T>) {
  const { code, failedDialog, isLoading, start, stop, warm } = useOnDemand(load);
  return (
    <>
      <Button
        kind={kind}
        busy={isBusy}
        aria-label={name}
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={start}
      >
        {label}
      </Button>
      {code && children(code, stop)}
      {failedDialog}
    </>
  );
}
