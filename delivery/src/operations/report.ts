import type { Edge } from '../edge/context/edge';
import { visitorCount } from '../guard/decide';
import { metrics } from '../guard/metrics';
import type { PackageState, Revision } from '../registry/state';
import { nextStep } from '../registry/transitions';

/** One package in `release status`, as text or JSON. */
export interface PackageStatus {
  name: string;
  live: string;
  good: string[];
  withdrawn: string[];
  watched: boolean;
  canary?: CanaryStatus;
  guard?: GuardStatus;
  faults: { release: string; kind: string; message: string; count: number }[];
}
export interface CanaryStatus {
  version: string;
  share: number;
  only?: string;
  steps: number[];
  next?: number;
  soakMs: number;
  since: string;
  paused: boolean;
}
export interface GuardStatus {
  outcome: string;
  reason: string;
  visitors: { canary: number; stable: number };
  metrics: string[];
}

export async function statusOf(edge: Edge): Promise<{ revision: number; packages: PackageStatus[] }> {
  const { number, state } = edge.current.get();
  const packages = Object.entries(state).map(([name, own]) => packageStatus(edge, name, own));
  return { revision: number, packages: await Promise.all(packages) };
}

async function packageStatus(edge: Edge, name: string, own: PackageState): Promise<PackageStatus> {
  const { live, good, withdrawn, canary, watch } = own;
  const lastVerdict = canary || watch ? edge.guard.lastVerdict(name) : undefined;
  const next = canary && nextStep(canary);
  return {
    name,
    live,
    good,
    withdrawn,
    watched: watch !== undefined,
    ...(canary && {
      canary: {
        version: canary.version,
        share: canary.share,
        ...(canary.only ? { only: canary.only } : {}),
        steps: canary.steps,
        ...(next === undefined ? {} : { next }),
        soakMs: canary.soakMs,
        since: new Date(canary.since).toISOString(),
        paused: canary.paused,
      },
    }),
    ...(lastVerdict && {
      guard: {
        outcome: lastVerdict.outcome,
        reason: lastVerdict.reason,
        visitors: {
          canary: visitorCount(lastVerdict.evidence.canary),
          stable: visitorCount(lastVerdict.evidence.stable),
        },
        metrics: metrics.map((metric) => metric.describe(lastVerdict.evidence)),
      },
    }),
    faults: await edge.guard.observations.faults(`${name}@${canary?.version ?? live}`),
  };
}

/** A recorded revision with its release map: `live` for everybody but the canary's visitors. */
export function mapOf({ number, time, action, name, version, by, reason, state }: Revision) {
  return {
    revision: number,
    time: new Date(time).toISOString(),
    action,
    name,
    version,
    by,
    reason,
    live: Object.fromEntries(Object.entries(state).map(([packageName, own]) => [packageName, own.live])),
    canary: Object.fromEntries(
      Object.entries(state).flatMap(([packageName, { canary }]) =>
        canary ? [[packageName, { version: canary.version, share: canary.share }]] : [],
      ),
    ),
  };
}
