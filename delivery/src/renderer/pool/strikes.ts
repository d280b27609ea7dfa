const maxStrikes = 3;
const lifeMs = 10 * 60_000;

/**
 * A release that hung or broke its thread three times within ten minutes is not rendered here until the strikes expire.
 */
export function createStrikes(now: () => number = Date.now) {
  const times = new Map<string, number[]>();
  const recent = (release: string) => (times.get(release) ?? []).filter((time) => now() - time < lifeMs);
  return {
    add(release: string, count = 1): void {
      times.set(release, [...recent(release), ...Array<number>(count).fill(now())]);
    },
    isOut: (release: string): boolean => recent(release).length >= maxStrikes,
    max: maxStrikes,
  };
}
export type Strikes = ReturnType<typeof createStrikes>;
