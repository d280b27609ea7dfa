import { useEffect } from 'react';
import { focusIfNowhere } from '../focus';

const key = 'cart_location_changed';

/** Called before another location loads the page anew. */
export function keepLocationChanged(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // no room, or none allowed: the page begins at its top
  }
}

/** The cart that comes after it is another one, without the button that was pressed: its heading has the focus. */
export function useFocusAfterLocation(): void {
  useEffect(() => {
    if (takeChanged()) focusIfNowhere(document.querySelector('[data-page-title]'));
  }, []);
}

function takeChanged(): boolean {
  try {
    const hasChanged = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return hasChanged;
  } catch {
    return false;
  }
}
