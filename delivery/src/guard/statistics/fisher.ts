/** `hit` of `of` visitors were affected. */
export interface Share {
  hit: number;
  of: number;
}

/**
 * Fisher's exact test, one-sided: the probability that the first share is at least this high if both were drawn from
 * the same shoppers; 1 if it isn't higher.
 */
export function chanceOfMore(first: Share, second: Share): number {
  if (first.of === 0 || second.of === 0 || first.hit * second.of <= second.hit * first.of) return 1;
  const hits = first.hit + second.hit;
  const all = first.of + second.of;
  let term = Math.exp(
    logChoose(hits, first.hit) + logChoose(all - hits, first.of - first.hit) - logChoose(all, first.of),
  );
  let sum = term;
  // each further term of the hypergeometric tail from the one before
  for (let x = first.hit; x < Math.min(hits, first.of) && term > sum * 1e-15; x++) {
    term *= ((hits - x) * (first.of - x)) / ((x + 1) * (all - hits - first.of + x + 1));
    sum += term;
  }
  return Math.min(1, sum);
}

const logFactorials: number[] = [0];
function logFactorial(n: number): number {
  for (let next = logFactorials.length; next <= n; next++)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  return logFactorials[n] ?? 0;
}
const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);
