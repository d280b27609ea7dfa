import { plural } from '@bookfront/shared/format';
import type { ResultListReply } from '@bookfront/shared/schemas';
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
      <summary>{plural(isbns - matched, 'ISBN')} that we do not have</summary>
      <Scroll tabIndex={0} role="region" aria-label="ISBNs that we do not have">
        <ul>
          {missing.map((isbn) => (
            <li key={isbn}>{isbn}</li>
          ))}
        </ul>
        {others > 0 && <p>And {plural(others, 'more ISBN')}.</p>}
      </Scroll>
    </Details>
  );
}
