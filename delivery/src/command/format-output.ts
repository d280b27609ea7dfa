import type { mapOf, PackageStatus, statusOf } from '../operations/reading/status';
import type { Published } from '../registry/state';

/** `commit`: what its release was built from; `warning`: what whoever ran the command should know. */
export type RecordedRevision = ReturnType<typeof mapOf> & { commit?: string; warning?: string };

export function formatStatus({ revision, packages, frozenUntil }: Awaited<ReturnType<typeof statusOf>>): string {
  const freeze = frozenUntil ? [`In a freeze until ${secondsOf(frozenUntil)}`] : [];
  return [`Revision ${revision}`, ...freeze, ...packages.flatMap(formatPackage)].join('\n');
}

function formatPackage({ name, live, good, watched, request, canary, guard, faults }: PackageStatus): string[] {
  const before = good[0] ? `, before it ${good[0]}` : '';
  const lines = [`${name.padEnd(18)} ${live} live${before}${watched ? ', watched for an hour' : ''}`];
  if (request) lines.push(`  ${request.by} wants ${request.version} live; a second person must promote it`);
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
  if (guard?.leftOut.visitors)
    lines.push(
      `  left out: ${guard.leftOut.visitors} visitors of networks that sent more than 5, ${guard.leftOut.failed} of them with failures`,
    );
  if (guard && canary) lines.push(...guard.metrics.map((metric) => `    ${metric}`));
  for (const { kind, message, count } of canary ? faults.slice(0, 5) : [])
    lines.push(`  ${count} × ${kind}: ${message}`);
  return lines;
}

export const formatHistory = (revisions: RecordedRevision[]): string =>
  revisions.length ? revisions.map(formatRevision).join('\n') : 'Nothing was ever released here.';

export function formatRevision(revision: RecordedRevision): string {
  const { revision: number, time, action, name, version, by, reason, commit, warning } = revision;
  const built = commit ? ` (${commit})` : '';
  const line = `${String(number).padStart(4)}  ${secondsOf(time)}  ${action.padEnd(8)} ${name} ${version}${built} by ${by}: ${reason}`;
  return warning ? `${line}\n${warning}` : line;
}

export const formatReleases = ({ releases }: { releases: Published[] }): string =>
  releases.length ? releases.map(formatRelease).join('\n') : 'Nothing was published here yet.';

const formatRelease = ({ name, version, commit, time, by, bytes }: Published): string =>
  `${secondsOf(new Date(time).toISOString())}  ${name} ${version}${commit ? ` (${commit})` : ''} by ${by}, ${Math.round(bytes / 1000)} kB`;

const secondsOf = (time: string) => time.slice(0, 19).replace('T', ' ');
