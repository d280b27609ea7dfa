/** However little work is done: a release may hang without working. */
const maxWaits = 2;

/**
 * Calls `late` once `ms` have passed in which this process has also worked for `ms`: on a busy machine, what waits for
 * a processor is not what hangs. At the latest after twice that. Gives what calls it off.
 */
export function afterWork(ms: number, late: () => void): () => void {
  const start = performance.now();
  const before = process.cpuUsage();
  let timer = setTimeout(look, ms);
  return () => clearTimeout(timer);

  function look(): void {
    const { user, system } = process.cpuUsage(before);
    const left = Math.min(ms - (user + system) / 1000, maxWaits * ms - (performance.now() - start));
    if (left <= 0) late();
    else timer = setTimeout(look, Math.max(10, left));
  }
}
