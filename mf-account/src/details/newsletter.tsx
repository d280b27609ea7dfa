import { failureText, useSend } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import type { AccountUser } from '@bookfront/shared/schemas';
import { Check } from '@bookfront/shared/ui/check';
import * as m from '#messages';
import { useKeepUser } from './details-api';

/** Consent apart from the profile: agreed to or taken back at once, without the password. */
export function Newsletter({ account }: { account: AccountUser }) {
  const keep = useKeepUser();
  const { mutate, isPending, error, variables } = useSend('account/setNewsletterConsent', ({ user }) => {
    keep(user);
    toast(m.details_newsletter_saved());
  });
  const isOn = isPending ? variables.consent === true : account.newsletter_consent;
  return (
    <>
      <h2>{m.details_newsletter()}</h2>
      <Check
        checked={isOn}
        error={error ? failureText(error) : undefined}
        onChange={({ target }) => isPending || mutate({ consent: target.checked })}
      >
        {m.details_newsletter_consent()}
      </Check>
    </>
  );
}
