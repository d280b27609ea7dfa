import { formatTime } from '../ui/time-text';
import { type Extent, extentOf, toX, toY } from './scale';

/** `time` in ms. Between `low` and `high` lies the value's interval. */
export interface Point {
  time: number;
  value: number;
  low?: number;
  high?: number;
}
export interface Series {
  /** What it shows, which its line style stands for: 'canary', 'live', 'last good', 'withdrawn'. */
  role: string;
  name: string;
  points: readonly Point[];
}
interface LineChartProps {
  title: string;
  series: readonly Series[];
  format: (value: number) => string;
  /** The first and last time of the axis, in ms; without it those of the points. */
  span?: readonly [number, number];
}

/** Curves over time, and all of their figures as a table below. */
export function LineChart({ title, series, format, span }: LineChartProps) {
  const extent = extentOf(series, span);
  const isEmpty = series.every(({ points }) => points.length === 0);
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      {isEmpty ? (
        <p className="empty">Nothing yet.</p>
      ) : (
        <>
          <Plot extent={extent} series={series} label={title} format={format} />
          <Legend series={series} />
          <FiguresTable title={title} series={series} format={format} />
        </>
      )}
    </figure>
  );
}

interface PlotProps extends Pick<LineChartProps, 'series' | 'format'> {
  extent: Extent;
  label: string;
}

/** The labels are text beside the drawing, which stretches with the window. */
function Plot({ extent, series, label, format }: PlotProps) {
  return (
    <div className="plot">
      <span className="max">{format(extent.max)}</span>
      <span className="min">{format(0)}</span>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
        {series.map((one) => (
          <g key={one.name} className={`series ${classOf(one)}`}>
            <path className="band" d={bandOf(one.points, extent)} />
            <path className="line" d={lineOf(one.points, extent)} />
            {one.points.length === 1 && <path className="dot" d={dotOf(one.points, extent)} />}
          </g>
        ))}
      </svg>
      <span className="start">{formatTime(new Date(extent.start).toISOString())}</span>
      <span className="end">{formatTime(new Date(extent.end).toISOString())}</span>
    </div>
  );
}

const classOf = ({ role }: Series) => role.replaceAll(' ', '-');

const pair = ({ time }: Point, value: number, extent: Extent) =>
  `${toX(time, extent).toFixed(2)} ${toY(value, extent).toFixed(2)}`;

const lineOf = (points: readonly Point[], extent: Extent): string =>
  points.map((point, at) => `${at ? 'L' : 'M'}${pair(point, point.value, extent)}`).join('');

/** A point alone would have no line. */
const dotOf = (points: readonly Point[], extent: Extent): string =>
  points.map((point) => `M${pair(point, point.value, extent)}h.01`).join('');

function bandOf(points: readonly Point[], extent: Extent): string {
  const known = points.filter(({ low, high }) => low !== undefined && high !== undefined);
  if (known.length < 2) return '';
  const upper = known.map((point) => pair(point, point.high ?? 0, extent));
  const lower = known.map((point) => pair(point, point.low ?? 0, extent)).reverse();
  return `M${[...upper, ...lower].join('L')}Z`;
}

const Legend = ({ series }: Pick<LineChartProps, 'series'>) => (
  <ul className="legend">
    {series.map((one) => (
      <li key={one.name} className={classOf(one)}>
        {one.name}
      </li>
    ))}
  </ul>
);

function FiguresTable({ title, series, format }: Pick<LineChartProps, 'title' | 'series' | 'format'>) {
  const times = [...new Set(series.flatMap(({ points }) => points.map(({ time }) => time)))].sort((a, b) => b - a);
  return (
    <details>
      <summary>
        Figures<span className="hidden"> of {title}</span>
      </summary>
      <table>
        <caption className="hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((time) => (
            <tr key={time}>
              <th scope="row">{formatTime(new Date(time).toISOString())}</th>
              {series.map(({ name, points }) => (
                <td key={name} className="number">
                  {cellText(
                    points.find((point) => point.time === time),
                    format,
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function cellText(point: Point | undefined, format: (value: number) => string): string {
  if (!point) return '–';
  const { value, low, high } = point;
  return low === undefined || high === undefined
    ? format(value)
    : `${format(value)} (${format(low)} to ${format(high)})`;
}
