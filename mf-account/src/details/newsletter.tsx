import { failureText, useSend } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { useEarlyInput } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { AccountUser } from '@bookfront/shared/schemas';
import { Button } from '@bookfront/shared/ui';
import { Check } from '@bookfront/shared/ui/check';
import { useRef } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { PlainFields } from '../plain-forms';
import { useKeepUser } from './details-api';

/** Consent apart from the profile: agreed to or taken back at once, without the password; without scripts by a button. */
export function Newsletter({ account }: { account: AccountUser }) {
  const keep = useKeepUser();
  const { mutate, isPending, error, variables } = useSend('account/setNewsletterConsent', ({ user }) => {
    keep(user);
    toast(m.details_newsletter_saved());
  });
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, ({ elements }) => {
    const consent = [...elements].some((input) => input instanceof HTMLInputElement && input.checked);
    if (consent !== account.newsletter_consent) mutate({ consent });
  });
  const isOn = isPending ? variables.consent === true : account.newsletter_consent;
  return (
    <>
      <h2>{m.details_newsletter()}</h2>
      <form
        ref={form}
        method="post"
        action={href.form('account/setNewsletterConsent')}
        onSubmit={(event) => event.preventDefault()}
      >
        <PlainFields />
        <input type="hidden" name="consent" value="false" />
        <Check
          name="consent"
          checked={isOn}
          error={error ? failureText(error) : undefined}
          onChange={({ target }) => isPending || mutate({ consent: target.checked })}
        >
          {m.details_newsletter_consent()}
        </Check>
        <Save type="submit" kind="quiet">
          {m.newsletter_save()}
        </Save>
      </form>
    </>
  );
}

const Save = styled(Button)`
  display: none;
  @media (scripting: none) {
    display: inline-flex;
  }
`;
