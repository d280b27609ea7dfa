import type { MetricFigures } from '../../src/guard/metrics';

export const formatCount = (value: number): string => Math.round(value).toLocaleString('en');
export const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** A difference with its sign: '+1.2 kB', '−12 B'. */
export function formatDifference(bytes: number): string {
  const size = Math.abs(bytes);
  return `${bytes < 0 ? '−' : '+'}${size < 1000 ? `${size} B` : formatKilobytes(size)}`;
}

export const formatMetric: Record<MetricFigures['unit'], (value: number) => string> = {
  share: (value) => `${(100 * value).toFixed(1)} %`,
  ms: (value) => `${Math.round(value)} ms`,
  shift: (value) => value.toFixed(2),
};
