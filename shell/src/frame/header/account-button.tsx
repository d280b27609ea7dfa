import { href } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { Icon } from '@bookfront/shared/ui';
import { useLocation } from 'react-router-dom';
import * as m from '#messages';
import { AccountMenu } from '../../account-menu';
import { HeaderLink, Label } from '../../header-parts';

/** SHL-22, SHL-23: the login link for guests; for others the account menu under their name. */
export function AccountButton() {
  const { logged_in, user } = useSession();
  const { pathname, search } = useLocation();
  if (logged_in && user) return <AccountMenu user={user} />;
  const returnTo = pathname === '/account/login' ? '/' : pathname + search;
  return (
    <HeaderLink to={href.login(returnTo)}>
      <Icon name="person" />
      <Label>{m.log_in()}</Label>
    </HeaderLink>
  );
}
