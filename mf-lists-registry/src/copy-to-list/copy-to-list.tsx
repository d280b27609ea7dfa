import { bus } from '@bookfront/shared/events';
import { useSession } from '@bookfront/shared/session';
import { useEffect } from 'react';
import { favouritesOfGuest } from '../favourites';
import { ChooseList } from './choose-list';

interface CopyToListProps {
  eisbn: string;
  title: string;
  onClose: () => void;
}

/**
 * Puts a title into one of the shopper's lists (ITM-38). A guest is asked to log in (LST-13): what was wanted is kept,
 * and done with the favourites.
 */
export function CopyToList(props: CopyToListProps) {
  return useSession().logged_in ? <ChooseList {...props} /> : <AskToLogIn {...props} />;
}

function AskToLogIn({ eisbn, onClose }: CopyToListProps): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    bus.emit('login:wanted', {
      resume: {
        call: 'titlelist/addItemToList',
        payload: { list_id: favouritesOfGuest, eisbn, return_session: 'true' },
      },
    });
    onClose();
  }, []);
  return null;
}
