import { type Command, readDuration, readShare } from './options';
import { Problem } from './problem';

/**
 * What the edge is sent for a command (operations/payloads.ts). Throws a Problem where the command line lacks
 * something.
 */
export function payloadOf(command: Command): object {
  const { name, operands, values } = command;
  const [of, version] = operands;
  if (!of) throw new Problem(`Say which package: pnpm release ${name} mf-item`);
  if ((name === 'canary' || name === 'pin') && !version)
    throw new Problem(`Say which version: pnpm release ${name} ${of} 2.4.0`);
  const about = { package: of, ...(values.reason ? { reason: values.reason } : {}), ...(version ? { version } : {}) };
  if (name === 'canary') return { ...about, ...rolloutOf(command) };
  return name === 'dev' ? { ...about, port: Number(values.port ?? 4100) } : about;
}

/** With --steps alone the first of them is where it begins. */
function rolloutOf({ values: { share, steps: given, soak, only } }: Command): object {
  const steps = given?.split(',').map((step) => readShare(step, '--steps'));
  return {
    to: share === undefined && steps ? steps[0] : readShare(share, '--to'),
    ...(steps ? { steps } : {}),
    ...(soak ? { soakMs: readDuration(soak) } : {}),
    ...(only ? { only } : {}),
  };
}
