import { failureText } from '@bookfront/shared/api-client';
import type { LinkedAccount } from '@bookfront/shared/schemas';
import { FailedState, Skeleton } from '@bookfront/shared/ui';
import { useState } from 'react';
import * as m from '#messages';
import { Section } from '../layout';
import { useOpenedPart } from '../opened-part';
import { OpeningForm, opens } from '../plain-forms';
import { LinkRow, LinkRows } from './link-row';
import { useChildren, useErrorToast } from './links-api';
import { RemoveChild } from './remove-link';
import { RequestForm } from './request-form';

/** LNK-04, LNK-05, SEC-26: the people who purchase for an institution, for its owner. */
export function Children({ company }: { company: string }) {
  const { data, error, refetch } = useChildren();
  useErrorToast(error);
  if (error) return <FailedState title={m.links_failed()} text={failureText(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} height="12rem" />;
  return (
    <>
      <List people={data.children} company={company} />
      <RequestForm company={company} />
    </>
  );
}

function List({ people, company }: { people: readonly LinkedAccount[]; company: string }) {
  const [removed, setRemoved] = useState<LinkedAccount>();
  const { opened, close } = useOpenedPart('remove');
  const openedPerson = people.find(({ id }) => id === opened);
  return (
    <Section aria-labelledby="children">
      <h2 id="children">{m.links_children({ company })}</h2>
      {people.length === 0 && <p>{m.links_children_none()}</p>}
      <OpeningForm />
      {openedPerson && <RemoveChild person={openedPerson} company={company} onClose={close} />}
      <LinkRows>
        {people.map((person) => (
          <LinkRow
            key={person.id}
            account={person}
            removeButton={opens(() => setRemoved(person), 'remove', person.id)}
          />
        ))}
      </LinkRows>
      {removed && <RemoveChild person={removed} company={company} onClose={() => setRemoved(undefined)} />}
    </Section>
  );
}
