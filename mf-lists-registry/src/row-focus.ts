import { focusPageTitle } from '@bookfront/shared/ui';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the element that holds one child for each of `ids`: when the row that had the focus is taken off the page, the
 * focus goes to the row that follows, else to the one before, else to the page's heading.
 */
export function useRowFocus<T extends HTMLElement>(ids: readonly string[]): RefObject<T | null> {
  const rows = useRef<T>(null);
  const before = useRef(ids);
  useEffect(() => {
    const gone = before.current.findIndex((id) => !ids.includes(id));
    before.current = ids;
    const hasNoFocus = document.activeElement === document.body || document.activeElement === null;
    if (gone !== -1 && hasNoFocus) focusRow(rows.current, gone);
  });
  return rows;
}

function focusRow(rows: HTMLElement | null, index: number): void {
  const row = rows?.children[index] ?? rows?.lastElementChild;
  const link = row?.querySelector<HTMLElement>('a:not([tabindex="-1"])');
  if (link) link.focus();
  else focusPageTitle();
}
