import { type BrowseView, browsePath, href } from '@bookfront/shared/routes';
import { ButtonLink, EmptyState, MarkedText } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

interface NoMatchesProps {
  view: BrowseView;
  hasFilters: boolean;
  /** The result of an address or a file that was never there or has expired. */
  isExpired: boolean;
}

/** ERR-05, ERR-06: nothing was found; how to look again. */
export function NoMatches({ view, hasFilters, isExpired }: NoMatchesProps) {
  const isFiltered = hasFilters && !view.t;
  return (
    <EmptyState title={m.no_matches()}>
      {isExpired && <p>{m.list_gone()}</p>}
      {isFiltered && <p>{m.no_title_has_all_filters()}</p>}
      {!isFiltered && (
        <Tips>
          <li>{m.tip_spelling()}</li>
          <li>
            <MarkedText parts={m.tip_exact_word()} draw={{ key: (words) => <kbd>{words}</kbd> }} />
          </li>
          <li>{m.tip_shorter_words()}</li>
          <li>{m.tip_search_type()}</li>
        </Tips>
      )}
      {hasFilters && (
        <ButtonLink kind="quiet" to={browsePath({ ...view, filters: {}, o: 0 })}>
          {isFiltered ? m.browse_without_filters() : m.search_without_filters()}
        </ButtonLink>
      )}
      {!hasFilters && (
        <ButtonLink kind="quiet" to={href.browse()}>
          {m.browse_all_titles()}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

const Tips = styled.ul`
  display: grid;
  gap: 0.6rem;
  max-width: 32rem;
  margin: 1.25rem auto 2rem;
  padding-inline-start: 1.2rem;
  text-align: start;
  line-height: 1.5;
  kbd {
    padding: 0.05em 0.35em;
    border: 1px solid var(--c-line);
    border-radius: 3px;
    background: var(--c-surface);
    font-size: var(--size-small);
  }
`;
