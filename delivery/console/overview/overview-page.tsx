import { Link } from 'react-router-dom';
import type { PackageStatus } from '../../src/operations/reading/status';
import { HistoryTable } from '../history/history-table';
import { CanaryText } from '../package/canary-text';
import { GuardOpinion } from '../package/guard-opinion';
import { RolloutButtons } from '../package/rollout-buttons';
import { useHistory, useStatus } from '../queries';
import { type Column, DataTable } from '../ui/data-table';
import { PackageLink } from '../ui/package-link';
import { PageTitle } from '../ui/page-title';
import { Failed, Loading } from '../ui/states';
import { TimeText } from '../ui/time-text';

const recent = 8;

/** Every package with what shoppers have of it, and the newest changes. */
export function OverviewPage() {
  const { data, error } = useStatus();
  const history = useHistory();
  if (!data) return error ? <Failed error={error} /> : <Loading />;
  return (
    <>
      <PageTitle title="Packages">
        <span className="aside">revision {data.revision}</span>
      </PageTitle>
      {data.frozenUntil && (
        <p className="news">
          In a freeze until <TimeText time={data.frozenUntil} />: nothing new reaches shoppers.
        </p>
      )}
      <DataTable
        caption="What shoppers have of each package"
        columns={columns}
        rows={data.packages}
        keyOf={({ name }) => name}
        empty="Nothing is released here yet."
      />
      {history.data && (
        <section>
          <HistoryTable caption="Newest changes" revisions={history.data.revisions.slice(0, recent)} />
          <Link to="/history">Whole history</Link>
        </section>
      )}
    </>
  );
}

const columns: [Column<PackageStatus>, ...Column<PackageStatus>[]] = [
  { header: 'Package', cell: ({ name }) => <PackageLink name={name} /> },
  {
    header: 'Live',
    cell: ({ live, watched }) => (
      <>
        <span className="version">{live}</span>
        {watched && <span className="tag">watched</span>}
      </>
    ),
  },
  { header: 'Canary', cell: (own) => <CanaryText own={own} /> },
  { header: 'Guard', cell: (own) => <GuardOpinion own={own} /> },
  { header: 'Last good', cell: ({ good, withdrawn }) => good.find((version) => !withdrawn.includes(version)) ?? '–' },
  { header: 'Errors', cell: ({ faults }) => faults.reduce((sum, { count }) => sum + count, 0), isNumber: true },
  { header: 'Commands', cell: (own) => <RolloutButtons own={own} /> },
];
