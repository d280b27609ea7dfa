import type { PackageFigures } from '../../src/operations/reading/figures';
import { LineChart } from '../charts/line-chart';
import { metricCurves } from '../charts/opinion-series';
import { type Column, DataTable } from '../ui/data-table';
import { formatCount, formatMetric } from '../ui/format';
import { TimeText } from '../ui/time-text';

type Opinion = PackageFigures['opinions'][number];
const shown = 20;

/** The metrics of the newest rollout over time, and what the guard made of them. */
export function OpinionHistory({ figures: { opinions } }: { figures: PackageFigures }) {
  return (
    <section>
      <h2>The guard over time</h2>
      <div className="charts">
        {metricCurves(opinions).map(({ name, unit, series }) => (
          <LineChart key={name} title={name} series={series} format={formatMetric[unit]} />
        ))}
      </div>
      <DataTable
        caption="Its opinions, newest first"
        columns={columns}
        rows={opinions.slice(-shown).reverse()}
        keyOf={({ time, outcome }) => `${time} ${outcome}`}
        empty="The guard has judged no rollout of this package yet."
      />
      <p className="hint">
        Web vitals (LCP, INP, CLS) are kept by visitor while a rollout runs or is watched, not by release for longer.
      </p>
    </section>
  );
}

const columns: [Column<Opinion>, ...Column<Opinion>[]] = [
  { header: 'Time', cell: ({ time }) => <TimeText time={time} /> },
  { header: 'Outcome', cell: ({ outcome }) => outcome },
  { header: 'Visitors', cell: ({ visitors }) => formatCount(visitors), isNumber: true },
  { header: 'Reason', cell: ({ reason }) => reason },
];
