import type { PackageFigures } from '../../src/operations/reading/figures';
import type { Series } from './line-chart';

export const errorEvents = ['load-failure', 'render-error', 'script-error'];
export const outcomeEvents = ['cart-add', 'checkout-step'];

/** One curve for each release: how often these events were counted in each hour, as the registry has it. */
export const hourlySeries = ({ releases }: PackageFigures, events: readonly string[]): Series[] =>
  releases
    .filter(({ role, hours }) => role !== 'withdrawn' || hours.length > 0)
    .map(({ version, role, hours }) => ({
      role,
      name: `${version} (${role})`,
      points: hours.map(({ hour, counts }) => ({
        time: Date.parse(hour),
        value: events.reduce((sum, event) => sum + (counts[event] ?? 0), 0),
      })),
    }));
