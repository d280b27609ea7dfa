import { formatCount } from '@bookfront/shared/format';
import type { ResultListReply } from '@bookfront/shared/schemas';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { FailedRows } from './failed-rows';
import { MissingIsbns } from './missing-isbns';
import { isJustSearched, listResultOf } from './recent-lists';

/**
 * Above the titles of a list that was sent in this session: how many of its ISBNs the shop has, and what could not be
 * read. Who comes from sending it is told.
 */
export function ListNotice({ id }: { id: string }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isJustSearched(id)) element.current?.focus();
  }, [id]);
  const outcome = listResultOf(id);
  if (!outcome) return null;
  return (
    <Notice ref={element} tabIndex={-1}>
      <p>{summaryOf(outcome)}</p>
      <MissingIsbns outcome={outcome} />
      <FailedRows outcome={outcome} />
    </Notice>
  );
}

/** 'We have all 12 ISBNs of this list.' */
function summaryOf({ isbns, matched }: Pick<ResultListReply, 'isbns' | 'matched'>): string {
  if (isbns === 1) return matched === 1 ? m.list_matched_one() : m.list_missing_one();
  if (matched === 0) return m.has_none({ count: formatCount(isbns) });
  if (matched < isbns) return m.has_some({ matched: formatCount(matched), count: formatCount(isbns) });
  return m.has_all({ count: formatCount(isbns) });
}

const Notice = styled.div`
  max-width: 42rem;
  margin: 0.5rem 0 1rem;
  padding: 0.6rem 1rem;
  border: 1px solid var(--c-line);
  border-radius: 6px;
  background: var(--c-surface);
  outline: none;
  p {
    margin: 0.35rem 0;
  }
`;
