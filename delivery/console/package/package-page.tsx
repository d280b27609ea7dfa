import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { PackageStatus } from '../../src/operations/reading/status';
import { CommandButton } from '../commands/command-button';
import { budgetCommand, pruneCommand } from '../commands/release-commands';
import { HistoryTable } from '../history/history-table';
import { useFigures, useHistory, useStatus } from '../queries';
import { isAllowed, useAccess } from '../session/access';
import { PageTitle } from '../ui/page-title';
import { Failed, Loading } from '../ui/states';
import { FaultsTables } from './faults-tables';
import { HourlyCharts } from './hourly-charts';
import { OpinionHistory } from './opinion-history';
import { ReleasesTable } from './releases-table';
import { RolloutSummary } from './rollout-summary';

/** All about one package: its rollout, its releases' figures and errors, and what was done to it. */
export function PackagePage() {
  const { name = '' } = useParams();
  const { data, error } = useStatus();
  if (!data) return error ? <Failed error={error} /> : <Loading />;
  const own = data.packages.find((one) => one.name === name);
  if (!own)
    return (
      <>
        <PageTitle title={name} />
        <p>
          There is no package {name} here. <Link to="/">All packages</Link>
        </p>
      </>
    );
  return <PackageDetails key={name} own={own} />;
}

function PackageDetails({ own }: { own: PackageStatus }) {
  const { name } = own;
  const [hours, setHours] = useState(48);
  const { data: figures, error } = useFigures(name, hours);
  const history = useHistory(name);
  return (
    <>
      <PageTitle title={name}>
        <PackageButtons name={name} />
      </PageTitle>
      <RolloutSummary own={own} />
      {error && !figures && <Failed error={error} />}
      {figures && (
        <>
          <OpinionHistory figures={figures} />
          <HourlyCharts figures={figures} hours={hours} onHours={setHours} />
          <FaultsTables figures={figures} />
        </>
      )}
      <ReleasesTable own={own} />
      {history.data && (
        <section>
          <h2>History</h2>
          <HistoryTable caption={`What was done to ${name}`} revisions={history.data.revisions.slice(0, 50)} />
        </section>
      )}
    </>
  );
}

function PackageButtons({ name }: { name: string }) {
  const access = useAccess();
  return (
    <span className="buttons">
      {access.isOperator && <CommandButton command={budgetCommand(name)} />}
      {isAllowed(access, 'publish', name) && <CommandButton command={pruneCommand(name)} />}
    </span>
  );
}
