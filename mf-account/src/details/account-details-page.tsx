import { failureText } from '@bookfront/shared/api-client';
import type { Session } from '@bookfront/shared/schemas';
import { FailedState, Skeleton } from '@bookfront/shared/ui';
import * as m from '#messages';
import { MemberPage } from '../member-page';
import { Details } from './details';
import { useAccount } from './details-api';
import { EmailConfirmation, useEmailConfirmation } from './email-confirmation';
import { useLeave } from './use-leave';

/** /account/details; a ?token= confirms a new email (ACC-21, ACC-22). */
export function AccountDetailsPage() {
  // in the page itself: its message stays when the new email starts the rest afresh
  const confirmation = useEmailConfirmation();
  const leave = useLeave();
  return (
    <MemberPage view="details" title={m.details_title()}>
      <EmailConfirmation confirmation={confirmation} />
      <OwnDetails onLeave={leave} />
    </MemberPage>
  );
}

function OwnDetails({ onLeave }: { onLeave: (session: Session) => void }) {
  const { account, error, refetch } = useAccount();
  if (account) return <Details account={account} onLeave={onLeave} />;
  if (!error) return <Skeleton lines={8} height="32rem" />;
  return <FailedState title={m.details_failed()} text={failureText(error)} onRetry={() => void refetch()} />;
}
