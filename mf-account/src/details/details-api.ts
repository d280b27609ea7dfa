import { useFirstCall } from '@bookfront/shared/api-client';
import type { AccountUser, Reply } from '@bookfront/shared/schemas';
import { sessionStore, useSession } from '@bookfront/shared/session';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';

const name = 'account/getDetails';

/** The details of the person who is logged in; those of another, whom another tab has logged out, are not shown. */
export function useAccount() {
  const { user } = useSession();
  const { data, error, refetch } = useFirstCall('account');
  const isOwn = data?.user.email_address === user?.email_address;
  return { account: isOwn ? data?.user : undefined, error, refetch };
}

/** Shows what a change has answered: in the form, and in the header. */
export function useKeepAccount(): (reply: Reply<'account/modify'>) => void {
  const keep = useKeepUser();
  return ({ user, session }) => {
    keep(user);
    sessionStore.set(session, { here: true });
  };
}

export function useKeepUser(): (user: AccountUser) => void {
  const client: QueryClient = useQueryClient();
  return (user) => void client.setQueryData([name, {}], { user });
}
