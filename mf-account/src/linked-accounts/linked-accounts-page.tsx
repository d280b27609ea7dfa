import { href } from '@bookfront/shared/routes';
import type { User } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import * as m from '#messages';
import { MemberPage } from '../member-page';
import { PlainTokenForm } from '../plain-forms';
import { Children } from './children';
import { Parents } from './parents';
import { useVerification, VerificationNote } from './verification';

/** /account/link: who buys for whom, by role; a ?token= authorizes a link (LNK-01 to LNK-08). */
export function LinkedAccountsPage() {
  const { user } = useSession();
  const { token, verification } = useVerification();
  return (
    <MemberPage view="link" title={m.links_title()}>
      <VerificationNote verification={verification} />
      {token && (
        <PlainTokenForm
          call="account/linkToVerify"
          token={token}
          next={href.account('link')}
          label={m.links_confirm()}
        />
      )}
      {user && <ByRole user={user} token={token} />}
    </MemberPage>
  );
}

/** SEC-26 to SEC-28 */
function ByRole({ user, token }: { user: User; token: string }) {
  if (!user.is_institution) return <Parents token={token} />;
  if (user.is_owner) return <Children company={user.company} />;
  return <p>{m.links_no_permission({ company: user.company })}</p>;
}
