import { failureText, useSend } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { AccountUser, Session } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import { Button, FieldError } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { HiddenForm, type opens, sends } from '../plain-forms';
import { Newsletter } from './newsletter';

interface OwnDataProps {
  account: AccountUser;
  /** What the button of the deletion has of `opens`. */
  deleteButton: ReturnType<typeof opens>;
  onLeave: (session: Session) => void;
}

/** The newsletter, the data that the shop keeps, and the two ways to end what is open or kept. */
export function OwnData({ account, deleteButton, onLeave }: OwnDataProps) {
  const shop = useSettings().store_info.name;
  return (
    <Section aria-labelledby="own-data">
      <Newsletter account={account} />
      <h2 id="own-data">{m.details_data()}</h2>
      <DownloadData />
      <p>{m.details_download_hint({ shop })}</p>
      <LogOutEverywhere onLeave={onLeave} />
      <p>{m.details_log_out_hint()}</p>
      <Button kind="quiet" {...deleteButton}>
        {m.details_delete()}
      </Button>
      <p>{m.details_delete_hint({ shop })}</p>
    </Section>
  );
}

/** A plain form whose answer the browser saves; `session_id` tells the api whose page it is. */
function DownloadData() {
  const { session_id } = useSession();
  return (
    <form method="post" action="/customer/account/exportData">
      <input type="hidden" name="session_id" value={session_id} />
      <Button type="submit" kind="quiet">
        {m.details_download()}
      </Button>
    </form>
  );
}

function LogOutEverywhere({ onLeave }: { onLeave: (session: Session) => void }) {
  const { mutate, isPending, error } = useSend('account/logOutEverywhere', (session) => {
    toast(m.details_logged_out());
    onLeave(session);
  });
  return (
    <div>
      <HiddenForm id="log-out-everywhere" call="account/logOutEverywhere" next={href.home()} />
      <Button kind="quiet" busy={isPending} {...sends('log-out-everywhere', () => mutate({}))}>
        {isPending ? m.details_logging_out() : m.details_log_out_everywhere()}
      </Button>
      <FieldError role="alert">{error && failureText(error)}</FieldError>
    </div>
  );
}

const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: 0.4rem;
  h2 {
    margin: 1rem 0 0.5rem;
    font: 600 var(--size-lead)/1.25 var(--font-heading);
  }
  p {
    margin: 0 0 1rem;
    color: var(--c-muted);
    font-size: var(--size-small);
  }
  p:empty {
    display: none;
  }
`;
