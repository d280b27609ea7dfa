import { formatCount } from '@bookfront/shared/format';
import type { ResultListReply } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { Details, Scroll } from './details';

/** The rows of a list that could not be taken, each with its line and its reason; nothing where there are none. */
export function FailedRows({ outcome, isOpen = false }: { outcome: ResultListReply; isOpen?: boolean }) {
  const { failed, failed_count } = outcome;
  if (failed_count === 0) return null;
  const others = failed_count - failed.length;
  return (
    <Details open={isOpen}>
      <summary>{m.rows_failed({ count: formatCount(failed_count) })}</summary>
      <Scroll tabIndex={0} role="region" aria-label={m.rows_that_could_not_be_read()}>
        <table>
          <thead>
            <tr>
              <th scope="col">{m.line()}</th>
              <th scope="col">{m.it_says()}</th>
              <th scope="col">{m.what_is_wrong()}</th>
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
        {others > 0 && <p>{m.more_rows({ count: formatCount(others) })}</p>}
      </Scroll>
    </Details>
  );
}
