import type { ReactNode } from 'react';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
}
interface DataTableProps<Row> {
  caption: string;
  /** The first column names the row. */
  columns: [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row, at: number) => string;
  /** What to say without rows. */
  empty: string;
}

/** A table that becomes one block for each row in a narrow window. */
export function DataTable<Row>({ caption, columns, rows, keyOf, empty }: DataTableProps<Row>) {
  const [first, ...others] = columns;
  if (rows.length === 0) return <p className="empty">{empty}</p>;
  return (
    <table className="data">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ header, isNumber }) => (
            <th key={header} scope="col" className={isNumber ? 'number' : undefined}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={keyOf(row, at)}>
            <th scope="row">{first.cell(row)}</th>
            {others.map(({ header, cell, isNumber }) => (
              <td key={header} data-label={header} className={isNumber ? 'number' : undefined}>
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
