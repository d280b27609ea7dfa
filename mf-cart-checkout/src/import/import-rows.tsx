import type { ImportRow } from '@bookfront/shared/schemas';
import { Icon } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

/**
 * CRT-52: what the shop found, line by line, in green or red and in words. `acceptedLabel`: the words for a row that can be
 * processed.
 */
export function ImportRows({ rows, acceptedLabel }: { rows: ImportRow[]; acceptedLabel: string }) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={m.import_rows()}>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.import_column_line()}</th>
            <th scope="col">{m.import_column_isbn()}</th>
            <th scope="col">{m.quantity()}</th>
            <th scope="col">{m.import_column_happens()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, isbn, qty, title, reason, success }, i) => (
            <tr key={i} data-success={success}>
              <td>{line}</td>
              <td dir="auto">{isbn}</td>
              <td>{qty}</td>
              <td>
                <div>
                  <Icon name={success ? 'check' : 'close'} size={16} />
                  <span dir="auto">
                    {success ? resultText(acceptedLabel, title) : resultText(m.import_row_skipped(), reason)}
                  </span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const resultText = (result: string, detail: string): string =>
  detail ? m.import_row_detail({ result, detail }) : result;

const Scroll = styled.div`
  max-height: 20rem;
  overflow: auto;
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--size-small);
  }
  th,
  td {
    padding: 0.5rem 0.75rem 0.5rem 0.5rem;
    border-bottom: 1px solid var(--c-line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  td div {
    display: flex;
    align-items: baseline;
    gap: 0.4rem;
  }
  svg {
    flex: none;
    align-self: center;
  }
  th {
    color: var(--c-muted);
    font-size: var(--size-small);
  }
  tr[data-success='true'] td {
    color: var(--c-good);
  }
  tr[data-success='false'] td {
    color: var(--c-bad);
  }
  tr[data-success='true'] td:first-child {
    box-shadow: inset 3px 0 0 var(--c-good);
  }
  tr[data-success='false'] td:first-child {
    box-shadow: inset 3px 0 0 var(--c-bad);
  }
`;
