/** The timeout ends after this many times `ms` even without CPU time: a release may hang without using any. */
const maxWallFactor = 2;

/**
 * Calls `onTimeout` after `ms` of wall time in which this process also used `ms` of CPU, so that a starved process
 * isn't taken for a hung one; at the latest after twice `ms`. Returns a function that cancels it.
 */
export function startCpuTimeout(ms: number, onTimeout: () => void): () => void {
  const start = performance.now();
  const before = process.cpuUsage();
  let timer = setTimeout(check, ms);
  return () => clearTimeout(timer);

  function check(): void {
    const { user, system } = process.cpuUsage(before);
    const left = Math.min(ms - (user + system) / 1000, maxWallFactor * ms - (performance.now() - start));
    if (left <= 0) onTimeout();
    else timer = setTimeout(check, Math.max(10, left));
  }
}
