import { formatCount } from '@bookfront/shared/format';
import { Button } from '@bookfront/shared/ui';
import { useState } from 'react';
import * as m from '#messages';
import { Rows } from './rows';
import type { Found } from './use-list-import';

/** The ISBNs and rows that are not added, with reasons. */
export function SkippedRows({ found: { isbns, matched, missing = [], failed, failed_count } }: { found: Found }) {
  const unknown = isbns - matched;
  return (
    <>
      {unknown > 0 && <p>{m.import_missing({ count: formatCount(unknown) })}</p>}
      {missing.length > 0 && <Missing isbns={missing} more={unknown - missing.length} />}
      {failed_count > 0 && <p>{m.import_failed({ count: formatCount(failed_count) })}</p>}
      {failed.length > 0 && (
        <Rows>
          {failed.map(({ line, text, reason }) => (
            <li key={`${line} ${text}`}>
              <b dir="auto">{text}</b> {m.import_line({ line, reason })}
            </li>
          ))}
        </Rows>
      )}
    </>
  );
}

/** Numbers that the shop lacks, one on each line when they are copied: for another shop, or for a question to this one. */
function Missing({ isbns, more }: { isbns: readonly string[]; more: number }) {
  const [outcome, setOutcome] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(isbns.join('\n')).then(
      () => setOutcome(m.import_missing_copied()),
      () => setOutcome(m.import_missing_by_hand()),
    );
  return (
    <>
      <Rows>
        {isbns.map((isbn) => (
          <li key={isbn}>{isbn}</li>
        ))}
      </Rows>
      {more > 0 && <p>{m.import_missing_more({ count: formatCount(more) })}</p>}
      <Button kind="plain" onClick={() => void copy()}>
        {m.import_missing_copy()}
      </Button>
      <p role="status">{outcome}</p>
    </>
  );
}
