import { rmSync } from 'node:fs';
import path from 'node:path';
import type { PublishResult } from '../gate/publish';
import type { statusOf } from '../operations/reading/status';
import type { Budget } from '../registry/budget';
import type { Published } from '../registry/state';
import { askEdge, requireAnswer } from './ask-edge';
import { buildPackage, versionOf } from './build-package';
import { formatHistory, formatReleases, formatRevision, formatStatus, type RecordedRevision } from './format-output';
import type { Command } from './options';
import { payloadOf } from './payload';
import { Problem } from './problem';
import { publishChanged } from './publish-changed';
import { runTokenCommand } from './token-commands';
import { exchangeIdentity, runTrustCommand } from './trust-commands';
import { uploadOf } from './upload';
import { waitForRollout } from './wait';

type Status = Awaited<ReturnType<typeof statusOf>>;
type Revision = RecordedRevision;

export async function runCommand(given: Command): Promise<void> {
  const command = given.token || given.name === 'help' ? given : { ...given, token: await exchangeIdentity(given) };
  const { name } = command;
  if (name === 'publish' && command.isChanged)
    return publishChanged(command, rootFolder(), (one) => publish(one, false));
  if (name === 'publish' || name === 'check') return publish(command, name === 'check');
  if (name === 'status')
    return printResult(
      command,
      onlyPackage(await requireAnswer(askEdge<Status>(command, 'GET', '/operations/status')), command),
      formatStatus,
    );
  if (name === 'history')
    return printResult(command, await fetchHistory(command), ({ revisions }) => formatHistory(revisions));
  if (name === 'list') return printResult(command, await fetchReleases(command), formatReleases);
  if (name === 'pin' || name === 'dev') return printResult(command, await sendCommand<Link>(command), formatLink);
  if (name === 'wait')
    return printResult(
      command,
      await waitForRollout(command, (line) => void (command.isJson || process.stdout.write(`${line}\n`))),
      (waited) => `${waited.package} ${waited.version} is live.`,
    );
  if (name === 'token') {
    const { body, text } = await runTokenCommand(command);
    return printResult(command, body, () => text);
  }
  if (name === 'exchange') return printResult(command, { token: command.token }, ({ token }) => token);
  if (name === 'trust') {
    const { body, text } = await runTrustCommand(command);
    return printResult(command, body, () => text);
  }
  if (name === 'budget')
    return printResult(
      command,
      await sendCommand<Budget & { package: string }>(command),
      (set) =>
        `${set.package} may have ${set.scripts} bytes of scripts (brotli) and ${set.others} bytes of other files.`,
    );
  if (name === 'prune')
    return printResult(
      command,
      await sendCommand<Dropped>(command),
      ({ dropped }) => `Dropped: ${dropped.join(', ') || 'nothing'}`,
    );
  printResult(command, await sendCommand<Revision>(command), formatRevision);
}

interface Link {
  link: string;
  until: string;
  warning?: string;
}
const formatLink = ({ link, until, warning }: Link) =>
  [link, `Good until ${until}.`, ...(warning ? [warning] : [])].join('\n');
interface Dropped {
  dropped: string[];
}
const sendCommand = <Body>(command: Command) =>
  requireAnswer(askEdge<Body>(command, 'POST', `/operations/${command.name}`, payloadOf(command)));

async function publish(command: Command, isCheck: boolean): Promise<void> {
  const [name] = command.operands;
  const { from, version } = command.values;
  if (!name && !from) throw new Problem(`Say which package: pnpm release ${command.name} mf-item`);
  const log = (line: string) => void (command.isJson || process.stdout.write(`${line}\n`));
  const dir = from ? path.resolve(from) : await build(command, String(name).replaceAll('_', '-'), version, log);
  try {
    log('Uploading it, and trying it against what is live…');
    const { status, body } = await askEdge<PublishResult>(
      command,
      'POST',
      `/operations/releases${isCheck ? '?check=1' : ''}`,
      uploadOf(dir, { version, react: command.values.react }),
    );
    if (body.error) throw new Problem(body.error);
    if (command.isJson) process.stdout.write(`${JSON.stringify(body)}\n`);
    if (status >= 300) throw new Problem(body.refusals.join('\n'));
    log(formatPublished(body, isCheck));
  } finally {
    if (!from) rmSync(dir, { recursive: true, force: true });
  }
}

/** Asks before the long build whether the version can be published. */
async function build(command: Command, name: string, given: string | undefined, log: (line: string) => void) {
  const version = given ?? versionOf(rootFolder(), name);
  const { releases } = await fetchReleases({ ...command, operands: [name] });
  if (releases.some((one) => one.version === version))
    throw new Problem(
      `${name} ${version} is published already, and a published version never changes. Choose another with --version.`,
    );
  log(`Building ${name}…`);
  return buildPackage(rootFolder(), name, version);
}

function formatPublished({ name, version, live }: PublishResult, isCheck: boolean): string {
  if (isCheck) return `${name} ${version} passes every check. Nothing was stored.`;
  if (live) return `${name} ${version} is published, and live: it is the package's first release.`;
  return `${name} ${version} is published. Shoppers get it with: pnpm release canary ${name.replaceAll('_', '-')} ${version} --to 5`;
}

/** The workspace's root, set by scripts/release.mjs. */
const rootFolder = () => process.env.BOOKFRONT_ROOT ?? process.cwd();

const fetchHistory = (command: Command) =>
  requireAnswer(askEdge<{ revisions: Revision[] }>(command, 'GET', `/operations/history${queryOf(command)}`));
const fetchReleases = (command: Command) =>
  requireAnswer(askEdge<{ releases: Published[] }>(command, 'GET', `/operations/releases${queryOf(command)}`));
const queryOf = ({ operands: [name] }: Command) => (name ? `?package=${encodeURIComponent(name)}` : '');

function onlyPackage({ packages, ...rest }: Status, { operands }: Command): Status {
  const [name] = operands;
  return { ...rest, packages: packages.filter((one) => !name || one.name === name.replaceAll('-', '_')) };
}

function printResult<Body>({ isJson }: Command, body: Body, format: (body: Body) => string): void {
  process.stdout.write(`${isJson ? JSON.stringify(body) : format(body)}\n`);
}
