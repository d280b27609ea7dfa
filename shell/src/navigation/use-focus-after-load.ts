import { tabStorage } from '@bookfront/shared/storage';
import { useEffect } from 'react';
import { whenPresent } from './use-navigation-focus';

/** A control of the header (`data-focus-target`), or the page's heading. */
type FocusTarget = 'account' | 'location' | 'heading';
const key = 'bookfront-focus';

/** Call before reloading the page, so that the next one focuses this target. */
export const restoreFocusAfterReload = (target: FocusTarget): void => tabStorage.write(key, target);

/** Moves the focus to the target that the page before the reload stored. */
export function useFocusAfterLoad(): void {
  useEffect(() => {
    const target = takeFocusTarget();
    if (target === 'heading') return whenPresent('[data-page-title]', focusIfIdle);
    if (target) focusIfIdle(document.querySelector<HTMLElement>(`[data-focus-target="${CSS.escape(target)}"]`));
    return undefined;
  }, []);
}

function takeFocusTarget(): string | undefined {
  const target = tabStorage.read(key);
  tabStorage.remove(key);
  return target;
}

/** Does nothing if the shopper has moved the focus meanwhile. */
function focusIfIdle(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
