import { rmSync } from 'node:fs';
import path from 'node:path';
import type { PublishResult } from '../gate/publish';
import type { mapOf, statusOf } from '../operations/report';
import { askEdge, requireAnswer } from './ask-edge';
import { buildPackage } from './build-package';
import { formatHistory, formatRevision, formatStatus } from './format-output';
import type { Command } from './options';
import { payloadOf } from './payload';
import { Problem } from './problem';
import { uploadOf } from './upload';

type Status = Awaited<ReturnType<typeof statusOf>>;
type Revision = ReturnType<typeof mapOf>;

export async function runCommand(command: Command): Promise<void> {
  const { name } = command;
  if (name === 'publish' || name === 'check') return publish(command, name === 'check');
  if (name === 'status')
    return printResult(
      command,
      onlyPackage(await requireAnswer(askEdge<Status>(command, 'GET', '/operations/status')), command),
      formatStatus,
    );
  if (name === 'history')
    return printResult(command, await fetchHistory(command), ({ revisions }) => formatHistory(revisions));
  if (name === 'pin' || name === 'dev')
    return printResult(command, await sendCommand<Link>(command), ({ link, until }) => `${link}\nGood until ${until}.`);
  if (name === 'token')
    return printResult(
      command,
      await sendCommand<Token>(command),
      (made) => `${made.token}\nIt releases ${made.package} alone, and is shown this once.`,
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
}
interface Token {
  package: string;
  token: string;
}
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
  if (!from) log(`Building ${name}…`);
  const dir = from ? path.resolve(from) : await buildPackage(rootFolder(), String(name).replaceAll('_', '-'), version);
  try {
    log('Uploading it, and trying it against what is live…');
    const { status, body } = await askEdge<PublishResult>(
      command,
      'POST',
      `/operations/releases${isCheck ? '?check=1' : ''}`,
      uploadOf(dir),
    );
    if (body.error) throw new Problem(body.error);
    if (command.isJson) process.stdout.write(`${JSON.stringify(body)}\n`);
    if (status >= 300) throw new Problem(body.refusals.join('\n'));
    log(formatPublished(body, isCheck));
  } finally {
    if (!from) rmSync(dir, { recursive: true, force: true });
  }
}

function formatPublished({ name, version, live }: PublishResult, isCheck: boolean): string {
  if (isCheck) return `${name} ${version} passes every check. Nothing was stored.`;
  if (live) return `${name} ${version} is published, and live: it is the package's first release.`;
  return `${name} ${version} is published. Shoppers get it with: pnpm release canary ${name.replaceAll('_', '-')} ${version} --to 5`;
}

/** The workspace's root, set by scripts/release.mjs. */
const rootFolder = () => process.env.BOOKFRONT_ROOT ?? process.cwd();

const fetchHistory = (command: Command) => {
  const [name] = command.operands;
  return requireAnswer(
    askEdge<{ revisions: Revision[] }>(
      command,
      'GET',
      `/operations/history${name ? `?package=${encodeURIComponent(name)}` : ''}`,
    ),
  );
};

function onlyPackage({ revision, packages }: Status, { operands }: Command): Status {
  const [name] = operands;
  return { revision, packages: packages.filter((one) => !name || one.name === name.replaceAll('-', '_')) };
}

function printResult<Body>({ isJson }: Command, body: Body, format: (body: Body) => string): void {
  process.stdout.write(`${isJson ? JSON.stringify(body) : format(body)}\n`);
}
