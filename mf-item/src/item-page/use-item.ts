import { type CallFailure, useFirstCall } from '@bookfront/shared/api-client';
import { isKnownMissing, usePage } from '@bookfront/shared/page';
import { useLocation, useParams } from 'react-router-dom';

/** The title of the route. `isMissing`: the api or the edge answered that it doesn't exist. */
export function useItem() {
  const { list_id } = useParams();
  const isMissing = isKnownMissing(usePage(), useLocation().pathname);
  const query = useFirstCall('item', { enabled: !isMissing });
  return { ...query, listId: list_id, isMissing: isMissing || isUnknown(query.error) };
}

/** An unknown title, or an invalid id: the edge answers both with 404. */
const isUnknown = (failure: CallFailure | null) => failure?.code === 'no_title' || failure?.code === 'validation';
