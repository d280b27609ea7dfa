import { useCall } from '@bookfront/shared/api-client';
import { FailedState, Skeleton } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { BannerPart } from './banner-part';
import { ListPart } from './list-part';

/**
 * What the shop has put on /browse/{id}, above all its titles (NAV-17; the id is the menu entry's, GAP-10). Nothing,
 * where it has put nothing there.
 */
export function CustomBrowse({ id }: { id: string }) {
  const { data, error, refetch } = useCall('titlelist/getCustom', { page_id: id });
  if (error) return <FailedState title={m.generic_error()} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={6} height="20rem" />;
  return (
    <Parts>
      {data.widgets.map((widget) =>
        widget.block === 'list' ? (
          <ListPart key={widget.id} list={widget} />
        ) : (
          <BannerPart key={widget.id} banner={widget} />
        ),
      )}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: 2.5rem;
  margin-bottom: 2.5rem;
  &:empty {
    margin: 0;
  }
`;
