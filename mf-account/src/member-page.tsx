import type { AccountView } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { PageTitle, PageWidth } from '@bookfront/shared/ui';
import { AccountNav } from '@bookfront/shared/ui/account-nav';
import { Fragment, type ReactNode } from 'react';

interface MemberPageProps {
  view: AccountView;
  title: string;
  children: ReactNode;
}

/**
 * A page of the logged-in shopper, under the ways to the others. It starts afresh for another person or account, so
 * that nothing typed for one is saved for the other; the shell sends a guest to the login.
 */
export function MemberPage({ view, title, children }: MemberPageProps) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <PageWidth>
      <AccountNav current={view} />
      <PageTitle>{title}</PageTitle>
      <Fragment key={`${user.email_address} ${user.corp_id}`}>{children}</Fragment>
    </PageWidth>
  );
}
