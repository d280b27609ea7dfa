const SETTLED_MS = 1000;

/** Once the page is loaded and quiet: what comes here costs the first view nothing. */
export function afterLoad(act: () => void): void {
  const begin = () => setTimeout(act, SETTLED_MS);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
