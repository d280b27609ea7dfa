import type { HistoryEntry } from '../queries';
import { type Column, DataTable } from '../ui/data-table';
import { PackageLink } from '../ui/package-link';
import { TimeText } from '../ui/time-text';

interface HistoryTableProps {
  caption: string;
  revisions: readonly HistoryEntry[];
}

export function HistoryTable({ caption, revisions }: HistoryTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={revisions}
      keyOf={({ revision }) => String(revision)}
      empty="Nothing was ever released here."
    />
  );
}

const columns: [Column<HistoryEntry>, ...Column<HistoryEntry>[]] = [
  { header: 'Revision', cell: ({ revision }) => revision },
  { header: 'Time', cell: ({ time }) => <TimeText time={time} /> },
  { header: 'What', cell: ({ action }) => action },
  { header: 'Package', cell: ({ name }) => <PackageLink name={name} /> },
  { header: 'Version', cell: ({ version }) => version },
  { header: 'Commit', cell: ({ commit }) => <code>{commit || '–'}</code> },
  { header: 'Who', cell: ({ by }) => by },
  { header: 'Why', cell: ({ reason }) => reason },
];
