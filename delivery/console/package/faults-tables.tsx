import type { PackageFigures, ReleaseFigures } from '../../src/operations/reading/figures';
import { type Column, DataTable } from '../ui/data-table';
import { formatCount } from '../ui/format';

type Fault = ReleaseFigures['faults'][number];

/** The errors that pages told of each release, with the positions in the source that the edge found. */
export function FaultsTables({ figures: { releases } }: { figures: PackageFigures }) {
  const failed = releases.filter(({ faults }) => faults.length > 0);
  return (
    <section>
      <h2>Errors</h2>
      {failed.length === 0 && <p className="empty">No release that is in use has told of an error.</p>}
      {failed.map(({ version, role, faults }) => (
        <DataTable
          key={version}
          caption={`${version} (${role})`}
          columns={columns}
          rows={faults}
          keyOf={({ kind, message }) => `${kind} ${message}`}
          empty=""
        />
      ))}
    </section>
  );
}

const columns: [Column<Fault>, ...Column<Fault>[]] = [
  { header: 'Kind', cell: ({ kind }) => kind },
  { header: 'Times', cell: ({ count }) => formatCount(count), isNumber: true },
  { header: 'Message', cell: ({ message }) => <code className="message">{message}</code> },
];
