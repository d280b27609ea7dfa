import type { ReportEvent } from '@bookfront/shared/schemas';
import type { RolloutState } from '../registry/state';
import type { PageLoad } from './page-token';
import { bucketOf } from './statistics/mann-whitney';
import type { Mark, Vote } from './votes';

/**
 * The votes of one report: what its events say of the releases that the page load was assigned. What belongs to none of
 * them is left out.
 */
export function ballotsOf(page: PageLoad, state: RolloutState, events: ReportEvent[], now: number): Vote[] {
  const votes = new Map(openBallots(page, state, now).map((vote) => [vote.name, vote]));
  for (const event of events) {
    if (event.kind === 'outcome') markAll(votes, event.name === 'cart-add' ? 'added' : 'stepped');
    else markOne(votes, assignmentOf(event.release, page, state), event);
  }
  return [...votes.values()];
}

/** A vote for each rollout that the page load takes part in; `marks` hold for all of them. */
export function openBallots(
  page: Pick<PageLoad, 'arms' | 'voter'>,
  state: RolloutState,
  at: number,
  marks: Vote['marks'] = { alive: true },
): Vote[] {
  return Object.entries(page.arms).flatMap(([name, arm]) => {
    const span = spanOf(state, name);
    // the shell is there as soon as the page says anything
    const own: Vote['marks'] = name === 'shell' && marks.alive ? { mounted: true } : {};
    return span === undefined
      ? []
      : [{ name, span, voter: page.voter, arm, at, marks: { ...marks, ...own }, vitals: {} }];
  });
}
export const spanOf = (state: RolloutState, name: string): number | undefined =>
  state[name]?.canary?.window ?? state[name]?.watch?.window;

interface Assignment {
  name: string;
  /** The event tells of the release itself; else of the one that took its place. */
  isOwn: boolean;
}

/** Errors count for the release that the visitor was assigned, also when another one has taken its place. */
export function assignmentOf(
  release: string,
  { arms }: Pick<PageLoad, 'arms'>,
  state: RolloutState,
): Assignment | undefined {
  const [name = '', version] = release.split('@');
  const own = state[name];
  if (!own) return undefined;
  const assigned = arms[name] === 'canary' && own.canary ? own.canary.version : own.live;
  if (version === assigned) return { name, isOwn: true };
  return version === own.live || own.good.includes(version ?? '') ? { name, isOwn: false } : undefined;
}

const markOfKind: Record<Exclude<ReportEvent['kind'], 'outcome' | 'vital'>, Mark> = {
  mount: 'mounted',
  'load-failure': 'unloaded',
  'render-error': 'failed',
  'script-error': 'failed',
};

function markOne(
  votes: Map<string, Vote>,
  assignment: Assignment | undefined,
  event: Exclude<ReportEvent, { kind: 'outcome' }>,
): void {
  const vote = assignment && votes.get(assignment.name);
  if (!vote) return;
  if (event.kind === 'vital') {
    if (event.name === 'LCP' || event.name === 'INP') vote.vitals[event.name] = bucketOf(event.value);
    if (event.name === 'CLS') vote.vitals.CLS = bucketOf(event.value * 1000);
    return;
  }
  // where the fall-back is mounted, the assigned one was not
  const mark = event.kind === 'mount' && !assignment.isOwn ? 'unloaded' : markOfKind[event.kind];
  vote.marks[mark] = true;
}

function markAll(votes: Map<string, Vote>, mark: Mark): void {
  for (const vote of votes.values()) vote.marks[mark] = true;
}
