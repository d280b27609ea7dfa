import { type BrowseView, browsePath } from '@bookfront/shared/routes';
import type { BrowseReply } from '@bookfront/shared/schemas';
import { ButtonLink, EmptyState, Hidden } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { Chips } from './filters/chips';
import { chosenFilters } from './filters/chosen-filters';
import { FilterColumn } from './filters/filter-column';
import { QuickFilters } from './filters/quick-filters';
import { SubjectsBelow } from './filters/subjects-below';
import { countText } from './heading';
import { Paging } from './paging/paging';
import { DidYouMean } from './results/did-you-mean';
import { useLayout } from './results/layout-choice';
import { NoMatches } from './results/no-matches';
import { Results } from './results/results';
import { rowsOfView } from './results/used-copies';
import { Toolbar } from './toolbar/toolbar';

interface BrowseReadyProps {
  view: BrowseView;
  pageSize: number;
  reply: BrowseReply;
  /** The titles are those of the previous view while the next ones load. */
  isStale: boolean;
}

export function BrowseReady({ view, pageSize, reply, isStale }: BrowseReadyProps) {
  const { layout, offered, choose } = useLayout();
  const chosen = chosenFilters(view, reply.filter_info);
  const isEmpty = reply.row_count === 0;
  return (
    <>
      <Hidden role="status">{isStale ? m.loading_titles() : countText(reply.row_count)}</Hidden>
      {reply.did_you_mean && <DidYouMean view={view} meant={reply.did_you_mean} />}
      {!isEmpty && (
        <Toolbar
          view={view}
          pageSize={pageSize}
          rowCount={reply.row_count}
          layout={layout}
          offered={offered}
          onLayout={choose}
        />
      )}
      <SubjectsBelow view={view} filters={reply.filter_info} />
      <ChipLines>
        <Chips view={view} chosen={chosen} />
        {!isEmpty && <QuickFilters view={view} filters={reply.filter_info} />}
      </ChipLines>
      {isEmpty ? (
        <NoMatches view={view} hasFilters={chosen.length > 0} isExpired={Boolean(view.x) && !reply.context} />
      ) : (
        <Columns>
          <FilterColumn view={view} filters={reply.filter_info} chosen={chosen.length} rowCount={reply.row_count} />
          <Titles aria-busy={isStale || undefined}>
            {reply.rows.length > 0 ? (
              <Results rows={rowsOfView(view, reply.rows)} layout={layout} />
            ) : (
              <PageOutOfRange view={view} />
            )}
            <Paging view={view} pageSize={pageSize} rowCount={reply.row_count} />
          </Titles>
        </Columns>
      )}
    </>
  );
}

function PageOutOfRange({ view }: { view: BrowseView }) {
  return (
    <EmptyState title={m.there_is_no_such_page()}>
      <ButtonLink kind="quiet" to={browsePath({ ...view, o: 0 })}>
        {m.go_to_the_first_page()}
      </ButtonLink>
    </EmptyState>
  );
}

const ChipLines = styled.div`
  display: flex;
  gap: 0.5rem;
  margin-bottom: 1.25rem;
  overflow-x: auto;
  scrollbar-width: none;
  > * {
    flex: none;
  }
  @media (min-width: 900px) {
    flex-wrap: wrap;
    > * {
      flex: initial;
    }
  }
  &:empty {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: 2rem clamp(2rem, 3.5vw, 3.5rem);
  @media (min-width: 900px) {
    grid-template-columns: 15rem minmax(0, 1fr);
    align-items: start;
  }
`;

const Titles = styled.section.attrs(() => ({ 'aria-label': m.titles() }))`
  min-width: 0;
  transition: opacity 150ms;
  &[aria-busy] {
    opacity: 0.45;
  }
`;
