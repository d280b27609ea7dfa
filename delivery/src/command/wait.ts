import { setTimeout as pause } from 'node:timers/promises';
import type { PackageStatus, ReleaseStatus } from '../operations/reading/status';
import { askEdge, requireAnswer } from './ask-edge';
import type { RecordedRevision } from './format-output';
import { type Command, readDuration } from './options';
import { Problem } from './problem';

const everyMs = 2000;
const defaultLimit = '2h';

export interface Waited {
  package: string;
  version: string;
  outcome: 'live';
}

/**
 * `pnpm release wait`: ends when the canary is live. Throws a Problem if it was taken back or ended, or if it takes
 * longer than --timeout. `log` gets each change of the guard's opinion.
 */
export async function waitForRollout(command: Command, log: (line: string) => void): Promise<Waited> {
  const [given, wanted] = command.operands;
  if (!given) throw new Problem('Say which package: pnpm release wait mf-item');
  const name = given.replaceAll('-', '_');
  const limit = command.values.timeout ?? defaultLimit;
  const end = Date.now() + readDuration(limit, '--timeout');
  const version = wanted ?? (await statusOf(command, name)).canary?.version;
  if (!version)
    throw new Problem(`${given} has no canary to wait for. Name a version: pnpm release wait ${given} 2.0.0`);
  let before = '';
  while (Date.now() < end) {
    // an edge that is started again meanwhile answers later
    const own = await statusOf(command, name).catch(() => undefined);
    if (own?.live === version) return { package: name, version, outcome: 'live' };
    if (own && own.canary?.version !== version) throw new Problem(await endOf(command, name, version));
    const opinion = own ? opinionOf(own) : before;
    if (opinion !== before) log(opinion);
    before = opinion;
    await pause(Math.min(everyMs, Math.max(0, end - Date.now())));
  }
  throw new Problem(`${name} ${version} is not live after ${limit}. Look at it: pnpm release status ${given}`);
}

async function statusOf(command: Command, name: string): Promise<PackageStatus> {
  const { packages } = await requireAnswer(askEdge<ReleaseStatus>(command, 'GET', '/operations/status'));
  const own = packages.find((one) => one.name === name);
  if (!own) throw new Problem(`There is no package ${name} here yet. Publish its first release.`);
  return own;
}

/** Without the figures, which change all the time. */
const opinionOf = ({ canary, guard }: PackageStatus) =>
  `${canary?.share ?? 0} %, ${guard ? `${guard.outcome}${guard.wait ? ` (${guard.wait})` : ''}` : 'not judged yet'}`;

/** Why the canary isn't there any more. */
async function endOf(command: Command, name: string, version: string): Promise<string> {
  const { revisions } = await requireAnswer(
    askEdge<{ revisions: RecordedRevision[] }>(command, 'GET', `/operations/history?package=${name}`),
  );
  const last = revisions.find((one) => one.version === version);
  return last
    ? `${name} ${version} is no canary any more: ${last.action} by ${last.by}, ${last.reason}.`
    : `${name} ${version} was never released here.`;
}
