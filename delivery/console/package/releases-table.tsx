import { Link } from 'react-router-dom';
import type { PackageStatus } from '../../src/operations/reading/status';
import type { Published } from '../../src/registry/state';
import { CommandButton } from '../commands/command-button';
import { pinCommand } from '../commands/release-commands';
import { canaryCommand, promoteCommand } from '../commands/rollout-commands';
import { usePins, useReleases, useStatus } from '../queries';
import { isAllowed, isWriter, useAccess } from '../session/access';
import { type Column, DataTable } from '../ui/data-table';
import { formatKilobytes } from '../ui/format';
import { TimeText } from '../ui/time-text';

/** Every published release, what it is now, and what can be done with it. */
export function ReleasesTable({ own }: { own: PackageStatus }) {
  const { data } = useReleases(own.name);
  const pinned = (usePins().data?.pins ?? []).filter(({ name }) => name === own.name).map(({ version }) => version);
  const columns: [Column<Published>, ...Column<Published>[]] = [
    { header: 'Version', cell: ({ version }) => version },
    { header: 'Is', cell: ({ version }) => rolesOf(own, version, pinned).join(', ') || '–' },
    { header: 'Published', cell: ({ time }) => <TimeText time={new Date(time).toISOString()} /> },
    { header: 'By', cell: ({ by }) => by },
    { header: 'Commit', cell: ({ commit }) => <code>{commit || '–'}</code> },
    { header: 'Size', cell: ({ bytes }) => formatKilobytes(bytes), isNumber: true },
    { header: 'Commands', cell: ({ version }) => <ReleaseButtons own={own} version={version} /> },
  ];
  return (
    <section>
      <h2>Releases</h2>
      {data && (
        <DataTable
          caption="Newest first"
          columns={columns}
          rows={data.releases}
          keyOf={({ version }) => version}
          empty="Nothing was published."
        />
      )}
    </section>
  );
}

function rolesOf({ live, canary, good, withdrawn }: PackageStatus, version: string, pinned: string[]): string[] {
  const lastGood = good.find((one) => !withdrawn.includes(one));
  return [
    ...(version === live ? ['live'] : []),
    ...(version === canary?.version ? ['canary'] : []),
    ...(version === lastGood ? ['last good'] : []),
    ...(withdrawn.includes(version) ? ['withdrawn'] : []),
    ...(pinned.includes(version) ? ['shown by a link'] : []),
  ];
}

function ReleaseButtons({ own, version }: { own: PackageStatus; version: string }) {
  const access = useAccess();
  const status = useStatus().data;
  const { name, live, canary, withdrawn } = own;
  if (!status) return null;
  const isLive = version === live;
  const canStart = !isLive && (canary === undefined || canary.version === version);
  const canPin = access.isOperator || (isWriter(access, name) && !withdrawn.includes(version));
  return (
    <span className="buttons">
      {canStart && isAllowed(access, 'canary', name) && (
        <CommandButton command={canaryCommand(own, version, status)} of={version} />
      )}
      {!isLive && isAllowed(access, 'promote', name) && (
        <CommandButton command={promoteCommand(own, version, status)} of={version} />
      )}
      {canPin && <CommandButton command={pinCommand(own, version, status.shops.hosts)} of={`to ${version}`} />}
      {!isLive && (
        <Link to={`/packages/${name}/compare?${new URLSearchParams({ from: live, to: version })}`}>
          Compare<span className="hidden"> {version} with live</span>
        </Link>
      )}
    </span>
  );
}
