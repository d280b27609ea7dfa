import type { mapOf, PackageStatus, statusOf } from '../operations/report';

type Revision = ReturnType<typeof mapOf>;

export function formatStatus({ revision, packages }: Awaited<ReturnType<typeof statusOf>>): string {
  return [`Revision ${revision}`, ...packages.flatMap(formatPackage)].join('\n');
}

function formatPackage({ name, live, good, watched, canary, guard, faults }: PackageStatus): string[] {
  const before = good[0] ? `, before it ${good[0]}` : '';
  const lines = [`${name.padEnd(18)} ${live} live${before}${watched ? ', watched for an hour' : ''}`];
  if (canary) {
    const climb = canary.next === undefined ? '' : `, then ${canary.next} % after ${canary.soakMs / 60_000} min`;
    lines.push(
      `  canary ${canary.version} for ${canary.share} %${canary.only ? ` of ${canary.only}` : ''}${canary.paused ? ', paused' : climb}`,
    );
  }
  if (guard)
    lines.push(
      `  ${guard.outcome}: ${guard.reason}`,
      `  visitors: ${guard.visitors.canary} canary, ${guard.visitors.stable} stable`,
    );
  if (guard && canary) lines.push(...guard.metrics.map((metric) => `    ${metric}`));
  for (const { kind, message, count } of canary ? faults.slice(0, 5) : [])
    lines.push(`  ${count} × ${kind}: ${message}`);
  return lines;
}

export const formatHistory = (revisions: Revision[]): string =>
  revisions.length ? revisions.map(formatRevision).join('\n') : 'Nothing was ever released here.';

export const formatRevision = ({ revision, time, action, name, version, by, reason }: Revision): string =>
  `${String(revision).padStart(4)}  ${time.slice(0, 19).replace('T', ' ')}  ${action.padEnd(8)} ${name} ${version} by ${by}: ${reason}`;
