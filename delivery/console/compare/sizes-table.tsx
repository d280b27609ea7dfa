import { useState } from 'react';
import type { SizeChange } from '../../src/operations/reading/compare';
import { type Column, DataTable } from '../ui/data-table';
import { formatDifference, formatKilobytes } from '../ui/format';

interface SizesTableProps {
  title: string;
  caption: string;
  changes: readonly SizeChange[];
}

const atFirst = 15;

export function SizesTable({ title, caption, changes }: SizesTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <section>
      <h2>{title}</h2>
      <DataTable
        caption={caption}
        columns={columns}
        rows={isWhole ? changes : changes.slice(0, atFirst)}
        keyOf={({ name }) => name}
        empty="No difference."
      />
      {!isWhole && changes.length > atFirst && (
        <button type="button" onClick={() => setIsWhole(true)}>
          Show all {changes.length} {title.toLowerCase()}
        </button>
      )}
    </section>
  );
}

const size = (bytes: number | undefined) => (bytes === undefined ? '–' : formatKilobytes(bytes));

const columns: [Column<SizeChange>, ...Column<SizeChange>[]] = [
  { header: 'Name', cell: ({ name }) => <code>{name}</code> },
  { header: 'From', cell: ({ from }) => size(from), isNumber: true },
  { header: 'To', cell: ({ to }) => size(to), isNumber: true },
  { header: 'Difference', cell: ({ from = 0, to = 0 }) => formatDifference(to - from), isNumber: true },
];
