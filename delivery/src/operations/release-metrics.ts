import { Counter, Gauge, type Registry } from 'prom-client';
import type { Edge } from '../edge/context/edge';
import { figuresOf } from '../guard/metrics';
import type { PackageState } from '../registry/state';
import { lastGood } from '../registry/transitions';

/** Report events that have a series of their own; whatever else pages report is left out. */
const events = ['mount', 'load-failure', 'render-error', 'script-error', 'cart-add', 'checkout-step'];
const outcomes = ['hold', 'advance', 'roll back', 'expire'];

/**
 * Registers what releases do, for Prometheus. A scrape reads it from the registry, so each edge tells the same. Only
 * releases that are in use have series: their number doesn't grow with the versions.
 */
export function registerReleaseMetrics(edge: Edge): void {
  const registers = [edge.metrics.registry];
  new Gauge({
    name: 'bookfront_registry_revision',
    help: 'The newest revision of the registry',
    registers,
    collect() {
      this.set(edge.current.get().number);
    },
  });
  registerStates(edge, registers);
  registerGuard(edge, registers);
  registerEvents(edge, registers);
}

function registerStates({ current }: Edge, registers: Registry[]): void {
  new Gauge({
    name: 'bookfront_release_info',
    help: '1 for each release in use, by its role: live, canary, last good',
    labelNames: ['package', 'version', 'role'],
    registers,
    collect() {
      this.reset();
      for (const { name, version, role } of releasesIn(current.get().state))
        this.set({ package: name, version, role }, 1);
    },
  });
  new Gauge({
    name: 'bookfront_canary_share_percent',
    help: 'The share of the audience that has the canary; 0 without one',
    labelNames: ['package'],
    registers,
    collect() {
      this.reset();
      for (const [name, { canary }] of Object.entries(current.get().state))
        this.set({ package: name }, canary?.share ?? 0);
    },
  });
}

/** The guard's newest verdict and the metrics that it rests on; nothing without a rollout. */
function registerGuard({ current, guard }: Edge, registers: Registry[]): void {
  new Gauge({
    name: 'bookfront_guard_verdict',
    help: '1 for what the guard thinks of the rollout, 0 for the rest: hold, advance, roll back, expire',
    labelNames: ['package', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const name of Object.keys(current.get().state)) {
        const verdict = guard.lastVerdict(name);
        for (const outcome of verdict ? outcomes : [])
          this.set({ package: name, outcome }, verdict?.outcome === outcome ? 1 : 0);
      }
    },
  });
  new Gauge({
    name: 'bookfront_guard_metric',
    help: 'A metric of a rollout by arm: a share from 0 to 1, a median in ms, or a layout shift',
    labelNames: ['package', 'arm', 'metric'],
    registers,
    collect() {
      this.reset();
      for (const name of Object.keys(current.get().state)) {
        const verdict = guard.lastVerdict(name);
        for (const { name: metric, ...arms } of verdict ? figuresOf(verdict.evidence) : [])
          for (const arm of ['canary', 'stable'] as const) {
            const { value } = arms[arm];
            if (value !== undefined) this.set({ package: name, arm, metric }, value);
          }
      }
    },
  });
}

function registerEvents({ current, guard: { observations } }: Edge, registers: Registry[]): void {
  new Counter({
    name: 'bookfront_release_events_total',
    help: 'What pages told of a release in use, since it was published',
    labelNames: ['package', 'version', 'event'],
    registers,
    async collect() {
      this.reset();
      for (const { name, version } of releasesIn(current.get().state)) {
        const tallies = await observations.tallies(`${name}@${version}`, 0);
        for (const { event, count } of tallies)
          if (events.includes(event)) this.inc({ package: name, version, event }, count);
      }
    },
  });
}

const releasesIn = (state: Record<string, PackageState>) =>
  Object.entries(state).flatMap(([name, own]) => {
    const good = lastGood(own);
    return [
      { name, version: own.live, role: 'live' },
      ...(own.canary ? [{ name, version: own.canary.version, role: 'canary' }] : []),
      ...(good ? [{ name, version: good, role: 'last good' }] : []),
    ];
  });
