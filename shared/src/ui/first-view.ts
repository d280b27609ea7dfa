import { useLocation } from 'react-router-dom';

/**
 * Is this the page that the browser loaded, and not one that a route change made? What lies below such a page's fold
 * may be laid out when it is scrolled to (`content-visibility: auto`): the first paint does not wait for it. A page of
 * a route change is laid out whole, since Back wants every row's true height.
 */
export const useFirstView = (): boolean => useLocation().key === loadedKey;

/** The router's key of the location that the page was loaded with. */
const loadedKey = 'default';
