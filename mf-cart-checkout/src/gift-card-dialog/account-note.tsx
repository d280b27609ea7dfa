import { href } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { ShopLink } from '@bookfront/shared/ui';
import { useLocation } from 'react-router-dom';
import * as m from '#messages';
import { Note } from '../layout';

/** Tells guests before they choose that only an account can check out with a gift card (GAP-58). */
export function AccountNote() {
  const { logged_in } = useSession();
  const { pathname, search } = useLocation();
  if (logged_in) return null;
  return (
    <Note>
      {m.gift_card_account_needed()} <ShopLink to={href.login(`${pathname}${search}`)}>{m.log_in()}</ShopLink>
    </Note>
  );
}
