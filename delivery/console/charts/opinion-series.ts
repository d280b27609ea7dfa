import type { PackageFigures } from '../../src/operations/reading/figures';
import type { Point, Series } from './line-chart';

type Opinion = PackageFigures['opinions'][number];
type MetricFigures = Opinion['figures'][number];

/** One metric of the newest rollout, as the guard saw it each time that it looked. */
export interface MetricCurve {
  name: string;
  unit: MetricFigures['unit'];
  series: Series[];
}

/** The curves of the metrics that have a value. */
export function metricCurves(opinions: readonly Opinion[]): MetricCurve[] {
  const newest = opinions.at(-1);
  const own = opinions.filter(({ span }) => span === newest?.span);
  return (newest?.figures ?? [])
    .map(({ name, unit }) => ({
      name,
      unit,
      series: (['canary', 'stable'] as const).map((arm) => ({
        role: arm === 'canary' ? 'canary' : 'live',
        name: arm,
        points: own.flatMap((opinion) => pointOf(opinion, name, arm)),
      })),
    }))
    .filter(({ series }) => series.some(({ points }) => points.length > 0));
}

function pointOf({ time, figures }: Opinion, name: string, arm: 'canary' | 'stable'): Point[] {
  const figure = figures.find((one) => one.name === name)?.[arm];
  if (figure?.value === undefined) return [];
  const { value, low, high } = figure;
  return [{ time: Date.parse(time), value, ...(low === undefined || high === undefined ? {} : { low, high }) }];
}
