import type { PackageStatus, ReleaseStatus } from '../../src/operations/reading/status';
import { formatTime } from '../ui/time-text';
import { type Field, type ReleaseCommand, reasonField, reasonOf, type Values } from './command';

const everybody = { value: '', label: 'Everybody' };
const minuteMs = 60_000;

/** What the commands need to know beside the package. */
export type EdgeStatus = Pick<ReleaseStatus, 'shops' | 'frozenUntil'>;

/** Starts a canary of `version`, or changes the one that runs. */
export function canaryCommand(
  { name, live, canary }: PackageStatus,
  version: string,
  { shops, frozenUntil }: EdgeStatus,
): ReleaseCommand {
  const isRunning = canary?.version === version;
  return {
    button: isRunning ? 'Change share' : 'Start canary',
    title: isRunning ? `Change the share of ${name} ${version}` : `Start a canary of ${name} ${version}`,
    confirm: isRunning ? 'Change share' : 'Start canary',
    effect: (values) =>
      `${share(values)} of ${audienceText(values.only ?? '')} get ${name} ${version}; the others keep ${live}. ${climbText(values)}`,
    fields: [
      ...shareFields(isRunning ? canary : undefined),
      ...(isRunning ? [] : [audienceField(shops.names)]),
      ...reasonFields(frozenUntil),
    ],
    path: 'canary',
    payload: (values) => ({
      ...{ package: name, version, to: Number(values.to), soakMs: Number(values.soak) * minuteMs },
      ...(stepsOf(values).length ? { steps: stepsOf(values) } : {}),
      ...(values.only ? { only: values.only } : {}),
      ...reasonAndForce(values),
    }),
    done: (_, values) => `${name} ${version} is a canary for ${share(values)}.`,
  };
}

function shareFields(running: PackageStatus['canary']): Field[] {
  const to = { name: 'to', label: 'Share in %', kind: 'number' as const, isRequired: true };
  const steps = { name: 'steps', label: 'Steps in %', kind: 'text' as const };
  const soak = { name: 'soak', label: 'Minutes for each step', kind: 'number' as const };
  return [
    { ...to, initial: String(running?.share ?? 5) },
    { ...steps, initial: running?.steps.join(',') ?? '', hint: 'It climbs by itself: 5,25,100. Empty: it stays.' },
    { ...soak, initial: String((running?.soakMs ?? 10 * minuteMs) / minuteMs) },
  ];
}

const audienceField = (shops: string[]): Field => ({
  ...{ name: 'only', label: 'Audience', kind: 'select', initial: '' },
  options: [
    everybody,
    { value: 'logged-in', label: 'Logged-in shoppers' },
    { value: 'guests', label: 'Guests' },
    ...shops.map((shop) => ({ value: `shop=${shop}`, label: `Shoppers of ${shop}` })),
  ],
});

/** In a freeze it must be said why it happens in spite of that. */
const reasonFields = (frozenUntil: string | undefined): Field[] =>
  frozenUntil
    ? [
        {
          ...{ name: 'force', label: `Freeze until ${formatTime(frozenUntil)}`, kind: 'select', initial: '' },
          options: [
            { value: '', label: 'Keep to it' },
            { value: 'yes', label: 'Do it in spite of the freeze' },
          ],
        },
        { ...reasonField, isRequired: true },
      ]
    : [reasonField];
const reasonAndForce = (values: Values) => ({ ...reasonOf(values), ...(values.force ? { force: true } : {}) });

const share = ({ to }: Values) => `${Number(to)} %`;
const stepsOf = ({ steps = '' }: Values) =>
  steps
    .split(',')
    .filter((step) => step.trim())
    .map(Number);
const climbText = (values: Values) =>
  stepsOf(values).length
    ? `The guard then climbs to ${stepsOf(values).join(', ')} % by itself, and takes it back if it is worse.`
    : 'The guard takes it back if it is worse.';

export function audienceText(only: string): string {
  if (only === 'guests') return 'guests';
  if (only === 'logged-in') return 'logged-in shoppers';
  return only ? `the shoppers of ${only.replace('shop=', '')}` : 'all visitors';
}

export const promoteCommand = (
  { name, live, canary }: PackageStatus,
  version: string,
  { frozenUntil }: EdgeStatus,
): ReleaseCommand => ({
  button: 'Promote',
  title: `Promote ${name} ${version}`,
  confirm: 'Promote',
  effect: () =>
    `Every visitor of every shop gets ${name} ${version} in place of ${live}, which becomes the last good release. ${
      canary && canary.version !== version ? `The canary of ${canary.version} ends. ` : ''
    }The guard watches it for an hour.`,
  fields: reasonFields(frozenUntil),
  path: 'promote',
  payload: (values) => ({ package: name, version, ...reasonAndForce(values) }),
  done: ({ action }) =>
    action === 'request' ? `${name} ${version} waits for a second person.` : `${name} ${version} is live.`,
});

/** Takes back the canary, or the live release if that is `version`. */
export function rollBackCommand({ name, live, good, canary }: PackageStatus, version: string): ReleaseCommand {
  const isCanary = canary?.version === version;
  return {
    button: isCanary ? 'Roll back' : 'Take back',
    title: isCanary ? `Roll back the canary ${name} ${version}` : `Take back ${name} ${version}, which is live`,
    confirm: isCanary ? 'Roll back' : 'Take back',
    effect: () =>
      isCanary
        ? `Everybody has ${live} again. ${version} is withdrawn: nobody is shown it.`
        : `Everybody gets ${good[0] ?? 'the last good release'} again. ${version} is withdrawn: nobody is shown it.`,
    fields: [reasonField],
    path: 'rollback',
    payload: (values) => ({ package: name, version, ...reasonOf(values) }),
    done: () => `${name} ${version} is taken back.`,
    isDangerous: true,
  };
}

export function pauseCommand({ name, canary }: PackageStatus): ReleaseCommand {
  const isPaused = canary?.paused ?? false;
  const verb = isPaused ? 'Resume' : 'Pause';
  return {
    button: verb,
    title: `${verb} the canary of ${name}`,
    confirm: verb,
    effect: () =>
      isPaused
        ? 'The canary climbs again once its step has its visitors and its time.'
        : `The canary stays at ${canary?.share ?? 0} %. The guard still takes it back if it is worse.`,
    fields: [reasonField],
    path: isPaused ? 'resume' : 'pause',
    payload: (values) => ({ package: name, ...reasonOf(values) }),
    done: () => `The canary of ${name} ${isPaused ? 'goes on' : 'is paused'}.`,
  };
}
