import { Button } from '@bookfront/shared/ui';
import { useOnDemand } from '@bookfront/shared/ui/use-on-demand';
import type { ReactNode } from 'react';

interface DialogButtonProps<T> {
  label: ReactNode;
  kind?: 'quiet' | 'plain';
  isBarred?: boolean;
  load: () => Promise<T>;
  children: (code: T, close: () => void) => ReactNode;
}

/** A button that opens a dialog, whose code comes on intent. */
export function DialogButton<T>({ label, kind = 'plain', isBarred = false, load, children }: DialogButtonProps<T>) {
  const { code, lost, isLoading, start, stop, warm } = useOnDemand(load);
  return (
    <>
      <Button
        data-kind={kind}
        aria-disabled={isBarred || undefined}
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => !isBarred && start()}
      >
        {label}
      </Button>
      {code && children(code, stop)}
      {lost}
    </>
  );
}
