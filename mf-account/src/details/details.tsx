import type { AccountUser, Session } from '@bookfront/shared/schemas';
import { Button, useOnDemand } from '@bookfront/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { openedPart, useOpenedPart } from '../opened-part';
import { OpeningForm, opens } from '../plain-forms';
import { DetailsForm } from './details-form';
import { OwnData } from './own-data';

const dialogNames = ['email', 'password', 'delete'] as const;
export type DetailsDialogName = (typeof dialogNames)[number];
const isDialogName = (text: string | null): text is DetailsDialogName => dialogNames.some((name) => name === text);

const OpenedDialog = openedPart(async () => (await import('./details-dialogs')).DetailsDialog);

interface DetailsProps {
  account: AccountUser;
  /** Called with the session after a logout. */
  onLeave: (session: Session) => void;
}

/** Login, profile and data of an account; what changes or deletes it asks for the password in a dialog. */
export function Details({ account, onLeave }: DetailsProps) {
  const [wanted, setWanted] = useState<DetailsDialogName>();
  const [unverified, setUnverified] = useState('');
  const { opened, close } = useOpenedPart('change');
  const dialogs = useOnDemand(() => import('./details-dialogs'));
  const openedBy = (name: DetailsDialogName) =>
    opens(
      () => {
        setWanted(name);
        dialogs.start();
      },
      'change',
      name,
    );
  const rest = { account, onUnverified: setUnverified, onLeave };
  return (
    <Sections>
      <OpeningForm />
      {isDialogName(opened) && <OpenedDialog wanted={opened} {...rest} onClose={close} />}
      <section>
        <Entry>
          <h2>{m.details_email()}</h2>
          <p>{account.email_address}</p>
          <Button kind="quiet" onPointerEnter={dialogs.warm} {...openedBy('email')}>
            {m.details_email_change()}
          </Button>
        </Entry>
        {unverified && <VerifyNote email={unverified} current={account.email_address} />}
        <Entry>
          <h2>{m.details_password()}</h2>
          <Button kind="quiet" onPointerEnter={dialogs.warm} {...openedBy('password')}>
            {m.details_password_change()}
          </Button>
        </Entry>
      </section>
      <DetailsForm account={account} />
      <OwnData account={account} deleteButton={openedBy('delete')} onLeave={onLeave} />
      {dialogs.code && wanted && <dialogs.code.DetailsDialog wanted={wanted} {...rest} onClose={dialogs.stop} />}
      {dialogs.failedDialog}
    </Sections>
  );
}

/** ACC-51 */
function VerifyNote({ email, current }: { email: string; current: string }) {
  return (
    <Note role="status">
      <b>{m.details_verify_title()}</b>
      <span>{m.details_verify_text({ email, current })}</span>
    </Note>
  );
}

const Sections = styled.div`
  display: grid;
  gap: 2.5rem;
  max-width: 40rem;
`;

const Entry = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1.5rem;
  padding: 0.75rem 0;
  border-bottom: 1px solid var(--c-line);
  overflow-wrap: anywhere;
  h2 {
    flex: 0 0 9rem;
    margin: 0;
    font: 600 var(--size-text)/1.3 var(--font-text);
  }
  p {
    flex: 1 1 12rem;
    margin: 0;
  }
  @media (min-width: 600px) {
    button {
      margin-inline-start: auto;
    }
  }
`;

const Note = styled.div`
  display: grid;
  gap: 0.35rem;
  margin-block: 1rem;
  padding: 1rem 1.25rem;
  border-radius: 8px;
  background: var(--c-wash);
  overflow-wrap: anywhere;
`;
