import { failureText } from '@bookfront/shared/api-client';
import type { Corp } from '@bookfront/shared/schemas';
import { FailedState, Skeleton } from '@bookfront/shared/ui';
import { useState } from 'react';
import * as m from '#messages';
import { Section } from '../layout';
import { useOpenedPart } from '../opened-part';
import { OpeningForm, opens } from '../plain-forms';
import { LinkRow, LinkRows } from './link-row';
import { useErrorToast, useParents } from './links-api';
import { RemoveParent } from './remove-link';

/** LNK-03, SEC-27: the accounts that a person may purchase for. While a token is being used, nothing is settled. */
export function Parents({ token }: { token: string }) {
  const { data, error, refetch } = useParents(token);
  const failure = token ? null : error;
  useErrorToast(failure);
  if (failure)
    return <FailedState title={m.links_failed()} text={failureText(failure)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} height="12rem" />;
  return <List corps={data.corps.filter(({ is_personal }) => !is_personal)} />;
}

function List({ corps }: { corps: readonly Corp[] }) {
  const [removed, setRemoved] = useState<Corp>();
  const { opened, close } = useOpenedPart('remove');
  const openedCorp = corps.find(({ id }) => id === opened);
  return (
    <Section aria-labelledby="parents">
      <h2 id="parents">{m.links_parents()}</h2>
      {corps.length === 0 && <p>{m.links_parents_none()}</p>}
      <OpeningForm />
      {openedCorp && <RemoveParent corp={openedCorp} onClose={close} />}
      <LinkRows>
        {corps.map((corp) => (
          <LinkRow
            key={corp.id}
            account={{ ...corp, email: '', pending: false }}
            removeButton={opens(() => setRemoved(corp), 'remove', corp.id)}
          />
        ))}
      </LinkRows>
      {removed && <RemoveParent corp={removed} onClose={() => setRemoved(undefined)} />}
    </Section>
  );
}
