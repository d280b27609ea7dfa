import type { Edge } from '../../edge/context/edge';
import { visitorCount, type Wait } from '../../guard/decide';
import type { Evidence } from '../../guard/evidence';
import { figuresOf, type MetricFigures, metrics } from '../../guard/metrics';
import { frozenUntil } from '../../registry/freezes';
import type { PackageState, Revision } from '../../registry/state';
import { nextStep } from '../../registry/transitions';

/** One package in `release status`, as text or JSON. */
export interface PackageStatus {
  name: string;
  live: string;
  good: string[];
  withdrawn: string[];
  watched: boolean;
  /** Who wants this version live, and waits for a second person. */
  request?: { version: string; by: string };
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
  /** Why it holds. */
  wait?: Wait;
  reason: string;
  visitors: { canary: number; stable: number };
  /** Visitors beyond the weight of their networks; `failed`: those who reported a failure, which may be made up. */
  leftOut: { visitors: number; failed: number };
  /** The metrics as text, and with their intervals. */
  metrics: string[];
  figures: MetricFigures[];
}

export interface ReleaseStatus {
  revision: number;
  packages: PackageStatus[];
  /** The names of the shops that were asked for here, and the hosts that they were asked for by. */
  shops: { names: string[]; hosts: string[] };
  /** When the freeze of now ends. */
  frozenUntil?: string;
}

export async function statusOf(edge: Edge): Promise<ReleaseStatus> {
  const { number, state } = edge.current.get();
  const end = frozenUntil(edge.configuration.freezes, Date.now());
  const packages = Object.entries(state).map(([name, own]) => packageStatus(edge, name, own));
  return {
    revision: number,
    packages: await Promise.all(packages),
    shops: { names: edge.shops.names(), hosts: edge.shops.hosts() },
    ...(end === undefined ? {} : { frozenUntil: new Date(end).toISOString() }),
  };
}

async function packageStatus(edge: Edge, name: string, own: PackageState): Promise<PackageStatus> {
  const { live, good, withdrawn, canary, watch, request } = own;
  const judged = edge.guard.lastVerdict(name);
  // a verdict about an earlier step says nothing of this one
  const lastVerdict = judged?.window === (canary ?? watch)?.window ? judged : undefined;
  const next = canary && nextStep(canary);
  return {
    name,
    live,
    good,
    withdrawn,
    watched: watch !== undefined,
    ...(request ? { request: { version: request.version, by: request.by } } : {}),
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
        ...(lastVerdict.wait ? { wait: lastVerdict.wait } : {}),
        reason: lastVerdict.reason,
        visitors: {
          canary: visitorCount(lastVerdict.evidence.canary),
          stable: visitorCount(lastVerdict.evidence.stable),
        },
        leftOut: leftOutOf(lastVerdict.evidence),
        metrics: metrics.map((metric) => metric.describe(lastVerdict.evidence)),
        figures: figuresOf(lastVerdict.evidence),
      },
    }),
    faults: await edge.guard.observations.faults(`${name}@${canary?.version ?? live}`),
  };
}

const leftOutOf = ({ canary, stable }: Evidence) => ({
  visitors: canary.leftOut + stable.leftOut,
  failed: canary.leftOutFailed + stable.leftOutFailed,
});

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
