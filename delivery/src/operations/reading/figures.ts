import type { Edge } from '../../edge/context/edge';
import type { Opinion } from '../../guard/opinions';
import { Refused } from '../../registry/refused';
import { lastGood } from '../../registry/transitions';

/** What was counted of a package's releases, hour by hour, and what the guard thought of its rollouts. */
export interface PackageFigures {
  package: string;
  /** The first hour and the one that runs, ISO 8601. */
  since: string;
  until: string;
  releases: ReleaseFigures[];
  /** Oldest first; `span` tells one step of a rollout from another. */
  opinions: (Omit<Opinion, 'name' | 'time'> & { time: string })[];
}
export interface ReleaseFigures {
  version: string;
  role: 'canary' | 'live' | 'last good' | 'withdrawn';
  /** Hours in which something was reported. `counts`: 'mount', 'load-failure', 'LCP', 'cart-add'… -> how often. */
  hours: { hour: string; counts: Record<string, number> }[];
  faults: { kind: string; message: string; count: number }[];
}

const hourMs = 3600_000;
const maxHours = 31 * 24;
const maxWithdrawn = 2;
const maxOpinions = 200;

/** Throws Refused for a package that isn't here. `hours`: how far back. */
export async function figuresOfPackage(edge: Edge, name: string, hours: number): Promise<PackageFigures> {
  const { state } = edge.current.get();
  const own = Object.hasOwn(state, name) ? state[name] : undefined;
  if (!own) throw new Refused(`There is no package ${name} here.`, 404);
  const last = Math.floor(Date.now() / hourMs);
  const first = last - Math.min(maxHours, Math.max(1, Math.floor(hours) || 1)) + 1;
  const good = lastGood(own);
  const roles: Pick<ReleaseFigures, 'version' | 'role'>[] = [
    ...(own.canary ? [{ version: own.canary.version, role: 'canary' as const }] : []),
    { version: own.live, role: 'live' },
    ...(good ? [{ version: good, role: 'last good' as const }] : []),
    ...own.withdrawn.slice(0, maxWithdrawn).map((version) => ({ version, role: 'withdrawn' as const })),
  ];
  const opinions = await edge.guard.observations.opinions(name, maxOpinions);
  return {
    package: name,
    since: hourText(first),
    until: hourText(last),
    releases: await Promise.all(roles.map((one) => figuresOfRelease(edge, name, one, first))),
    opinions: opinions.reverse().map(({ name: _, time, ...opinion }) => ({ ...opinion, time: timeText(time) })),
  };
}

async function figuresOfRelease(
  { guard: { observations } }: Edge,
  name: string,
  release: Pick<ReleaseFigures, 'version' | 'role'>,
  sinceHour: number,
): Promise<ReleaseFigures> {
  const key = `${name}@${release.version}`;
  const [tallies, faults] = await Promise.all([observations.tallies(key, sinceHour), observations.faults(key)]);
  const hours = new Map<number, Record<string, number>>();
  for (const { hour, event, count } of tallies) hours.set(hour, { ...hours.get(hour), [event]: count });
  return {
    ...release,
    hours: [...hours].map(([hour, counts]) => ({ hour: hourText(hour), counts })),
    faults: faults.map(({ kind, message, count }) => ({ kind, message, count })),
  };
}

const timeText = (time: number) => new Date(time).toISOString();
const hourText = (hour: number) => timeText(hour * hourMs);
