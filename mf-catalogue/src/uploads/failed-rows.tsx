import { plural } from '@bookfront/shared/format';
import type { ResultListReply } from '@bookfront/shared/schemas';
import { Details, Scroll } from './details';

/** The rows of a list that could not be taken, each with its line and its reason; nothing where there are none. */
export function FailedRows({ outcome, isOpen = false }: { outcome: ResultListReply; isOpen?: boolean }) {
  const { failed, failed_count } = outcome;
  if (failed_count === 0) return null;
  const others = failed_count - failed.length;
  return (
    <Details open={isOpen}>
      <summary>{plural(failed_count, 'row')} could not be read</summary>
      <Scroll tabIndex={0} role="region" aria-label="Rows that could not be read">
        <table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">It says</th>
              <th scope="col">What is wrong</th>
            </tr>
          </thead>
          <tbody>
            {failed.map(({ line, text, reason }, i) => (
              <tr key={i}>
                <td>{line}</td>
                <td dir="auto">{text}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {others > 0 && <p>And {plural(others, 'more row')}.</p>}
      </Scroll>
    </Details>
  );
}
