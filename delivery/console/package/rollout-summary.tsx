import type { MetricFigures } from '../../src/guard/metrics';
import type { PackageStatus } from '../../src/operations/reading/status';
import { CommandButton } from '../commands/command-button';
import { rollBackCommand } from '../commands/rollout-commands';
import { isAllowed, useAccess } from '../session/access';
import { type Column, DataTable } from '../ui/data-table';
import { formatCount, formatMetric } from '../ui/format';
import { CanaryText } from './canary-text';
import { GuardOpinion } from './guard-opinion';
import { RolloutButtons } from './rollout-buttons';

/** What shoppers have of the package now, what the guard thinks of it, and the figures that it thinks so from. */
export function RolloutSummary({ own }: { own: PackageStatus }) {
  const access = useAccess();
  const { name, live, watched, canary, guard, good, withdrawn } = own;
  const lastGood = good.find((version) => !withdrawn.includes(version));
  return (
    <section>
      <h2>Now</h2>
      <dl className="facts">
        <dt>Live</dt>
        <dd>
          {live}
          {watched && <span className="tag">watched for an hour</span>}{' '}
          {lastGood && isAllowed(access, 'rollback', name) && <CommandButton command={rollBackCommand(own, live)} />}
        </dd>
        <dt>Last good</dt>
        <dd>{lastGood ?? 'none yet'}</dd>
        <dt>Canary</dt>
        <dd>
          <CanaryText own={own} /> <RolloutButtons own={own} />
        </dd>
        <dt>Guard</dt>
        <dd>
          <GuardOpinion own={own} />
        </dd>
        {guard && (
          <>
            <dt>Visitors</dt>
            <dd>{visitorsText(guard)}</dd>
          </>
        )}
        <dt>Withdrawn</dt>
        <dd>{withdrawn.join(', ') || 'none'}</dd>
      </dl>
      {guard && canary && (
        <DataTable
          caption={`Canary ${canary.version} beside ${live}, with 95 % intervals`}
          columns={columns}
          rows={guard.figures}
          keyOf={(metric) => metric.name}
          empty=""
        />
      )}
    </section>
  );
}

function visitorsText({ visitors, leftOut }: NonNullable<PackageStatus['guard']>): string {
  const counted = `${formatCount(visitors.canary)} canary, ${formatCount(visitors.stable)} stable`;
  return leftOut.visitors
    ? `${counted}; ${formatCount(leftOut.visitors)} more left out, of networks that sent many, ${formatCount(leftOut.failed)} of them with failures`
    : counted;
}

const columns: [Column<MetricFigures>, ...Column<MetricFigures>[]] = [
  { header: 'Metric', cell: ({ name }) => name },
  { header: 'Canary', cell: ({ canary, unit }) => figureText(canary, unit), isNumber: true },
  { header: 'Stable', cell: ({ stable, unit }) => figureText(stable, unit), isNumber: true },
  { header: 'By chance', cell: chanceText, isNumber: true },
];

function figureText({ of, value, low, high }: MetricFigures['canary'], unit: MetricFigures['unit']): string {
  if (value === undefined) return 'nothing yet';
  const format = formatMetric[unit];
  return `${format(value)} (${format(low ?? value)} to ${format(high ?? value)}) of ${formatCount(of)}`;
}

/** How likely chance alone would make the canary look this much worse. */
function chanceText({ chance, canary, stable }: MetricFigures): string {
  if (canary.value === undefined || stable.value === undefined) return '–';
  return chance < 0.0003 ? 'below 0.03 %' : `${(100 * chance).toFixed(chance < 0.1 ? 2 : 0)} %`;
}
