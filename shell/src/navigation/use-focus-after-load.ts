import { tabStorage } from '@bookfront/shared/storage';
import { useEffect } from 'react';
import { whenThere } from './use-navigation-focus';

/** Where the shopper goes on: at the control of the header that was used (`data-place`), or at the page's heading. */
type Place = 'account' | 'location' | 'heading';
const key = 'bookfront-focus';

/** For what loads the page anew on the shopper's own wish: called before it does. */
export const keepFocus = (place: Place): void => tabStorage.write(key, place);

/** A page that was loaded anew has the focus where it was wanted. */
export function useFocusAfterLoad(): void {
  useEffect(() => {
    const place = takePlace();
    if (place === 'heading') return whenThere('[data-page-title]', focusFirst);
    if (place) focusFirst(document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`));
    return undefined;
  }, []);
}

function takePlace(): string | undefined {
  const place = tabStorage.read(key);
  tabStorage.remove(key);
  return place;
}

/** Not where the shopper has begun to move about meanwhile. */
function focusFirst(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
