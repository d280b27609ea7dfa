const IDLE_MS = 1000;

/** Runs `act` once the page is loaded and idle, so that it doesn't delay the first view. */
export function afterLoad(act: () => void): void {
  const schedule = () => setTimeout(act, IDLE_MS);
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
}
