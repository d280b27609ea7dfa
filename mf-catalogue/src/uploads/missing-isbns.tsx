import { formatCount } from '@bookfront/shared/format';
import type { ResultListReply } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { Details, Scroll } from './details';

/**
 * Which ISBNs of a list the shop does not have; nothing where it has all, or where the list was sent to a shop that did
 * not tell.
 */
export function MissingIsbns({ outcome: { isbns, matched, missing = [] } }: { outcome: ResultListReply }) {
  if (missing.length === 0) return null;
  const others = isbns - matched - missing.length;
  return (
    <Details>
      <summary>{m.isbns_missing({ count: formatCount(isbns - matched) })}</summary>
      <Scroll tabIndex={0} role="region" aria-label={m.isbns_that_we_do_not_have()}>
        <ul>
          {missing.map((isbn) => (
            <li key={isbn}>{isbn}</li>
          ))}
        </ul>
        {others > 0 && <p>{m.more_isbns({ count: formatCount(others) })}</p>}
      </Scroll>
    </Details>
  );
}
