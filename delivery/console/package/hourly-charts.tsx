import { useId } from 'react';
import type { PackageFigures } from '../../src/operations/reading/figures';
import { errorEvents, hourlySeries, outcomeEvents } from '../charts/hourly-series';
import { LineChart } from '../charts/line-chart';
import { formatCount } from '../ui/format';

const choices = [
  { hours: 24, label: 'A day' },
  { hours: 48, label: 'Two days' },
  { hours: 7 * 24, label: 'A week' },
  { hours: 31 * 24, label: 'A month' },
];

interface HourlyChartsProps {
  figures: PackageFigures;
  hours: number;
  onHours: (hours: number) => void;
}

/** What the registry counted of each release, hour by hour. */
export function HourlyCharts({ figures, hours, onHours }: HourlyChartsProps) {
  const id = useId();
  const span = [Date.parse(figures.since), Date.parse(figures.until)] as const;
  const common = { format: formatCount, span };
  return (
    <section>
      <h2>By the hour</h2>
      <p className="field inline">
        <label htmlFor={id}>Back</label>
        <select id={id} value={hours} onChange={(event) => onHours(Number(event.target.value))}>
          {choices.map((choice) => (
            <option key={choice.hours} value={choice.hours}>
              {choice.label}
            </option>
          ))}
        </select>
      </p>
      <div className="charts">
        <LineChart title="Mounts an hour" series={hourlySeries(figures, ['mount'])} {...common} />
        <LineChart title="Errors an hour" series={hourlySeries(figures, errorEvents)} {...common} />
        <LineChart title="Outcomes an hour" series={hourlySeries(figures, outcomeEvents)} {...common} />
      </div>
    </section>
  );
}
