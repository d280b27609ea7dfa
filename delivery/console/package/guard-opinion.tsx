import type { PackageStatus } from '../../src/operations/reading/status';

/** What the guard thinks now. Marked where somebody should look. */
export function GuardOpinion({ own: { guard, canary } }: { own: PackageStatus }) {
  if (!guard) return <>{canary ? 'has not looked yet' : '–'}</>;
  const { outcome, wait, reason } = guard;
  return (
    <span className={wait === 'mismatch' || wait === 'suspect' ? 'warning' : undefined}>
      {wait === 'ready' && <span className="tag">ready</span>}
      {outcome}: {reason}
    </span>
  );
}
