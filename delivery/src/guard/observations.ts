import type { ReportEvent } from '@bookfront/shared/schemas';
import type { RolloutState } from '../registry/state';
import type { Flag, Observation } from './observation-store';
import type { PageLoad } from './page-token';
import { bucketOf } from './statistics/mann-whitney';

/**
 * The observations in one report about the releases that the page load was assigned. Ignores events of other releases.
 */
export function observationsOf(page: PageLoad, state: RolloutState, events: ReportEvent[], now: number): Observation[] {
  const observations = new Map(newObservations(page, state, now).map((observation) => [observation.name, observation]));
  for (const event of events) {
    if (event.kind === 'outcome') setFlagOnAll(observations, event.name === 'cart-add' ? 'added' : 'stepped');
    else {
      const assignment = assignmentOf(event.release, page, state);
      applyEvent(observations, assignment, event);
      if (assignment && isError(event)) setDisturbed(observations, assignment.name);
    }
  }
  return [...observations.values()];
}

/** One observation, with these flags, for each rollout that the page load takes part in. */
export function newObservations(
  page: Pick<PageLoad, 'arms' | 'visitorKey' | 'network'>,
  state: RolloutState,
  at: number,
  flags: Observation['flags'] = { alive: true },
): Observation[] {
  return Object.entries(page.arms).flatMap(([name, arm]) => {
    const span = spanOf(state, name);
    // a page that reports anything has mounted the shell
    const own: Observation['flags'] = name === 'shell' && flags.alive ? { mounted: true } : {};
    return span === undefined
      ? []
      : [
          {
            ...{ name, span, arm, at, visitorKey: page.visitorKey, network: page.network },
            ...{ flags: { ...flags, ...own }, vitals: {} },
          },
        ];
  });
}
export const spanOf = (state: RolloutState, name: string): number | undefined =>
  state[name]?.canary?.window ?? state[name]?.watch?.window;

interface Assignment {
  name: string;
  /** Whether the event is of the assigned release itself, not of the one that replaced it. */
  isOwn: boolean;
}

/** Errors count for the release that the visitor was assigned, even if its fall-back was shown. */
export function assignmentOf(
  release: string,
  { arms }: Pick<PageLoad, 'arms'>,
  state: RolloutState,
): Assignment | undefined {
  const [name = '', version] = release.split('@');
  const own = Object.hasOwn(state, name) ? state[name] : undefined;
  if (!own) return undefined;
  const assigned = arms[name] === 'canary' && own.canary ? own.canary.version : own.live;
  if (version === assigned) return { name, isOwn: true };
  return version === own.live || own.good.includes(version ?? '') ? { name, isOwn: false } : undefined;
}

const flagOfKind: Record<Exclude<ReportEvent['kind'], 'outcome' | 'vital'>, Flag> = {
  mount: 'mounted',
  'load-failure': 'unloaded',
  'render-error': 'failed',
  'script-error': 'failed',
};

function applyEvent(
  observations: Map<string, Observation>,
  assignment: Assignment | undefined,
  event: Exclude<ReportEvent, { kind: 'outcome' }>,
): void {
  const observation = assignment && observations.get(assignment.name);
  if (!observation) return;
  if (event.kind === 'vital') {
    if (event.name === 'LCP') observation.vitals[event.cold ? 'LCP (cold)' : 'LCP'] = bucketOf(event.value);
    if (event.name === 'INP') observation.vitals.INP = bucketOf(event.value);
    if (event.name === 'CLS') observation.vitals.CLS = bucketOf(event.value * 1000);
    return;
  }
  // a mounted fall-back means that the assigned release failed to load
  const flag = event.kind === 'mount' && !assignment.isOwn ? 'unloaded' : flagOfKind[event.kind];
  observation.flags[flag] = true;
}

const isError = ({ kind }: ReportEvent) =>
  kind === 'load-failure' || kind === 'render-error' || kind === 'script-error';

/** Marks every rollout but the package's own: any release on the page may have broken the others. */
function setDisturbed(observations: Map<string, Observation>, source: string): void {
  for (const [name, { flags }] of observations) if (name !== source) flags.disturbed = true;
}

function setFlagOnAll(observations: Map<string, Observation>, flag: Flag): void {
  for (const observation of observations.values()) observation.flags[flag] = true;
}
