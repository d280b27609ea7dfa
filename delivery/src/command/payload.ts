import { type Command, readDuration, readShare } from './options';
import { Problem } from './problem';

/** The payload of a command (operations/payloads.ts). Throws a Problem if the command line lacks something. */
export function payloadOf(command: Command): object {
  const { name, operands, values } = command;
  const [target, version] = operands;
  if (!target) throw new Problem(`Say which package: pnpm release ${name} mf-item`);
  if ((name === 'canary' || name === 'pin') && !version)
    throw new Problem(`Say which version: pnpm release ${name} ${target} 2.4.0`);
  const common = {
    package: target,
    ...(values.reason ? { reason: values.reason } : {}),
    ...(version ? { version } : {}),
  };
  if (name === 'canary') return { ...common, ...rolloutOf(command) };
  return name === 'dev' ? { ...common, port: Number(values.port ?? 4100) } : common;
}

/** With --steps alone, the first step is the share. */
function rolloutOf({ values: { share, steps: given, soak, only } }: Command): object {
  const steps = given?.split(',').map((step) => readShare(step, '--steps'));
  return {
    to: share === undefined && steps ? steps[0] : readShare(share, '--to'),
    ...(steps ? { steps } : {}),
    ...(soak ? { soakMs: readDuration(soak) } : {}),
    ...(only ? { only } : {}),
  };
}
