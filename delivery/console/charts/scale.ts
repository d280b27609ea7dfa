import type { Series } from './line-chart';

/** The axes of a chart: times in ms from `start` to `end`, values from 0 to `max`. */
export interface Extent {
  start: number;
  end: number;
  max: number;
}

/** Axes that hold all points and their intervals. */
export function extentOf(series: readonly Series[], span?: readonly [number, number]): Extent {
  const points = series.flatMap((one) => one.points);
  const times = span ?? points.map(({ time }) => time);
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const values = points.map(({ value, high }) => Math.max(value, high ?? 0));
  return { start: Math.min(start, end - minSpanMs), end, max: roundUp(Math.max(...values, 0)) };
}
const minSpanMs = 60_000;

/** The next of 1, 2, 5, 10, 20… that is not below, so that the axis ends in a number that is easy to read. */
export function roundUp(value: number): number {
  if (value <= 0) return 1;
  const unit = 10 ** Math.floor(Math.log10(value));
  return (roundSteps.find((step) => step * unit >= value * (1 - 1e-9)) ?? 10) * unit;
}
const roundSteps = [1, 2, 5, 10];

/** From 0 to 100, left to right. */
export const toX = (time: number, { start, end }: Extent): number => (100 * (time - start)) / (end - start);

/** From 100 to 0: an SVG counts downwards. */
export const toY = (value: number, { max }: Extent): number => 100 - (100 * value) / max;
