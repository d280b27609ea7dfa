import type { Opinion } from '../guard/opinions';
import type { Revision } from '../registry/state';

/** What somebody who doesn't watch should know. `text`: one line, in Slack's markup. */
export interface NotificationEvent {
  kind: 'refusal' | 'hold' | Revision['action'];
  text: string;
}

const told = ['canary', 'advance', 'request', 'promote', 'rollback', 'expire'] as const;
const verbs: Record<(typeof told)[number], string> = {
  canary: 'started as a canary',
  advance: 'advanced',
  request: 'waits for a second person to promote it, asked',
  promote: 'promoted',
  rollback: 'rolled back',
  expire: 'ended without enough visitors',
};

/** Undefined: a change that nobody waits for, such as the end of a watched hour. */
export function eventOfRevision({ action, name, version, by, reason }: Revision): NotificationEvent | undefined {
  const kind = told.find((one) => one === action);
  return (
    kind && {
      kind,
      text: `${escapeSlack(`${name} ${version}`)} ${verbs[kind]} by ${escapeSlack(by)}: ${escapeSlack(reason)}`,
    }
  );
}

/** Undefined: the canary only waits for visitors or time. */
export function eventOfOpinion({ name, outcome, wait, reason }: Opinion): NotificationEvent | undefined {
  const needsSomebody = wait === 'mismatch' || wait === 'suspect' || wait === 'ready' || wait === 'undecided';
  return outcome === 'hold' && needsSomebody
    ? { kind: 'hold', text: `The guard holds the canary of ${escapeSlack(name)}: ${escapeSlack(reason)}` }
    : undefined;
}

const maxRefusals = 5;

export function eventOfRefusal(name: string, version: string, refusals: string[]): NotificationEvent {
  const lines = refusals.slice(0, maxRefusals).map((line) => `• ${escapeSlack(line)}`);
  return {
    kind: 'refusal',
    text: [`${escapeSlack(`${name} ${version}`)} was refused by the gate:`, ...lines].join('\n'),
  };
}

/** Reasons are written by whoever has a token: '<!channel>' must not call everybody. */
const escapeSlack = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
