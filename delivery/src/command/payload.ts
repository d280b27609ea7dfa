import { type Command, readDays, readDuration, readShare } from './options';
import { Problem } from './problem';

/** The payload of a command (operations/payloads.ts). Throws a Problem if the command line lacks something. */
export function payloadOf(command: Command): object {
  const { name, operands, values, isForced } = command;
  const [target, version] = operands;
  if (!target) throw new Problem(`Say which package: pnpm release ${name} mf-item`);
  if ((name === 'canary' || name === 'pin') && !version)
    throw new Problem(`Say which version: pnpm release ${name} ${target} 2.4.0`);
  const common = {
    package: target,
    ...(values.reason ? { reason: values.reason } : {}),
    ...(version ? { version } : {}),
    ...(isForced ? { force: true } : {}),
  };
  if (name === 'budget')
    return { ...common, ...bytesOf(values.scripts, 'scripts'), ...bytesOf(values.others, 'others') };
  if (name === 'canary') return { ...common, ...rolloutOf(command) };
  return name === 'dev' ? { ...common, port: Number(values.port ?? 4100) } : common;
}

function bytesOf(given: string | undefined, option: 'scripts' | 'others'): object {
  if (given === undefined) return {};
  if (!/^\d{4,8}$/.test(given)) throw new Problem(`--${option} takes bytes: --${option} 80000`);
  return { [option]: Number(given) };
}

/** With --steps alone, the first step is the share. */
function rolloutOf({ values: { share, steps: given, soak, only, deadline } }: Command): object {
  const steps = given?.split(',').map((step) => readShare(step, '--steps'));
  return {
    to: share === undefined && steps ? steps[0] : readShare(share, '--to'),
    ...(steps ? { steps } : {}),
    ...(soak ? { soakMs: readDuration(soak, '--soak') } : {}),
    ...(deadline ? { deadlineMs: readDays(deadline, '--deadline') * 24 * 3600_000 } : {}),
    ...(only ? { only } : {}),
  };
}
