import { useFirstCall } from '@bookfront/shared/api-client';
import { bus } from '@bookfront/shared/events';
import { pageOf } from '@bookfront/shared/routes';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';

/**
 * The page of a list that the route names: ten titles (LST-09, LST-10). Reloaded when a title is added or
 * removed.
 */
export function useList() {
  const { list_id = '', page_id } = useParams();
  const page = pageOf(page_id);
  const hasCartControls = /\/lists\/cartable\//i.test(useLocation().pathname);
  const query = useFirstCall('list');
  const { refetch } = query;
  useEffect(
    () =>
      bus.on('list:changed', (changed) => {
        if (changed.list_id === list_id) void refetch();
      }),
    [list_id, refetch],
  );
  return { ...query, listId: list_id, page, hasCartControls };
}
