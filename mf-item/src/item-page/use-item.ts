import { type CallFailure, useFirstCall } from '@bookfront/shared/api-client';
import { usePage } from '@bookfront/shared/page';
import { useLocation, useParams } from 'react-router-dom';

/** The title of the route. `isMissing`: the api or the edge answered that it doesn't exist. */
export function useItem() {
  const { list_id } = useParams();
  const { status, url } = usePage();
  const { pathname } = useLocation();
  const isKnownMissing = status === 404 && url.split('?')[0] === pathname;
  const query = useFirstCall('item', { enabled: !isKnownMissing });
  return { ...query, listId: list_id, isMissing: isKnownMissing || isMissing(query.error) };
}

/** An unknown title, or an invalid id: the edge answers both with 404. */
const isMissing = (failure: CallFailure | null) => failure?.code === 'no_title' || failure?.code === 'validation';
