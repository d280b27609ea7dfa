import { usePage } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { RoutePage } from './route-page';

const page = 'mf_account/AccountPage';
/** P2§2: what a guest may see of an account; 'complete' is the order that was just placed. */
const forGuests = ['signup', 'create', 'forgot', 'verify', 'link', 'login', 'complete'];

/** GAP-53: any other view is its owner's. A guest logs in first, and comes back to the address that was asked for. */
export function AccountRoute() {
  const { view = '' } = useParams();
  const { absent } = usePage();
  const { logged_in } = useSession();
  const isOpen = logged_in || forGuests.includes(view) || absent?.includes(page);
  return isOpen ? <RoutePage id={page} /> : <LoginFirst />;
}

/** By an effect: the server's router does not lead on. */
function LoginFirst() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => void navigate(href.login(pathname + search), { replace: true }), [navigate, pathname, search]);
  return null;
}
