import { href } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { PageWidth } from '@bookfront/shared/ui';
import type { ReactNode } from 'react';
import { Narrow } from './layout';
import { LeadOn } from './lead-on';

interface GuestPageProps {
  children: ReactNode;
  /** Where a logged-in visitor goes, asked when that is known. */
  memberPath?: () => string;
}

/** A page for those who aren't logged in; others go to their account details (NAV-63). */
export function GuestPage({ children, memberPath = () => href.account('details') }: GuestPageProps) {
  const { logged_in } = useSession();
  if (logged_in) return <LeadOn to={memberPath()} />;
  return (
    <PageWidth>
      <Narrow>{children}</Narrow>
    </PageWidth>
  );
}
