import { failureText, useCall } from '@bookfront/shared/api-client';
import { formatCount } from '@bookfront/shared/format';
import { browseBlockPayload, browsePath, parseFilters } from '@bookfront/shared/routes';
import { limits } from '@bookfront/shared/schemas/limits';
import { EmptyState, FailedState, ShopLink, TitleCard, TitleGrid, TitleGridSkeleton } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

/** The shop's titles by the filters of a browse path, and the way to browse on from there (PGB-41). */
export function BrowseBlock({ path }: { path: string }) {
  const view = parseFilters(path);
  const { data, error, refetch } = useCall('browse/get', browseBlockPayload(path));
  if (error)
    return <FailedState title={m.titles_failed()} text={failureText(error, '')} onRetry={() => void refetch()} />;
  if (!data) return <TitleGridSkeleton cells={limits.pageSize.browseBlock} />;
  if (data.rows.length === 0) return <EmptyState title={m.no_matches()} />;
  return (
    <>
      <TitleGrid>
        {data.rows.map((title) => (
          <li key={title.eisbn}>
            <TitleCard title={title} />
          </li>
        ))}
      </TitleGrid>
      <On>
        <ShopLink to={browsePath({ ...view, o: 0 })}>{m.browse_on({ count: formatCount(data.row_count) })}</ShopLink>
      </On>
    </>
  );
}

const On = styled.p`
  margin: 1.5rem 0 0;
  a {
    display: inline-block;
    padding-block: 0.65rem;
    color: var(--c-link);
  }
`;
