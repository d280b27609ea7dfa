import { type BrowseView, browsePath, href } from '@bookfront/shared/routes';
import { messages } from '@bookfront/shared/schemas/limits';
import { ButtonLink, EmptyState } from '@bookfront/shared/ui';
import styled from 'styled-components';

interface NoMatchesProps {
  view: BrowseView;
  hasFilters: boolean;
  /** The result of an address or a file that nobody has, or has any more. */
  isGone: boolean;
}

/** ERR-05, ERR-06: nothing was found; how to look again. */
export function NoMatches({ view, hasFilters, isGone }: NoMatchesProps) {
  const isFiltered = hasFilters && !view.t;
  return (
    <EmptyState title={messages.noMatches}>
      {isGone && <p>This list is not kept here: what was found at an address or in a file is kept for thirty days.</p>}
      {isFiltered && <p>No title has all of the filters that are chosen. Fewer of them find more.</p>}
      {!isFiltered && (
        <Tips>
          <li>Spelling counts: please check that each word is spelled as the book has it.</li>
          <li>
            For an exact word, put <kbd>!</kbd> before it: <kbd>!emma</kbd> finds Emma, not Emmanuel.
          </li>
          <li>Shorter words, or fewer of them, find more.</li>
          <li>Try another search type: Keyword looks everywhere, Title and Author only there.</li>
        </Tips>
      )}
      {hasFilters && (
        <ButtonLink data-kind="quiet" to={browsePath({ ...view, filters: {}, o: 0 })}>
          {isFiltered ? 'Browse without filters' : 'Search again without filters'}
        </ButtonLink>
      )}
      {!hasFilters && (
        <ButtonLink data-kind="quiet" to={href.browse()}>
          Browse all titles
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
