import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { ButtonLink, PageTitle, PageWidth } from '@bookfront/shared/ui';
import * as m from '#messages';
import { Actions, Narrow } from '../layout';

/** /account/finished (ACC-15, ACC-16). */
export function AccountCreatedPage() {
  const { user } = useSession();
  const { phone, email } = useSettings().store_info;
  if (!user) return null;
  const name = `${user.first_name} ${user.last_name}`.trim();
  return (
    <PageWidth>
      <Narrow>
        <PageTitle>{m.created_title()}</PageTitle>
        <p>{m.created_welcome({ name })}</p>
        <p>{m.created_lead({ email: user.email_address })}</p>
        {(phone || email) && (
          <p>
            {m.created_questions()} {phone && <a href={`tel:${phone}`}>{phone}</a>}
            {phone && email && ', '}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </p>
        )}
        <Actions>
          <ButtonLink to={href.browse()}>{m.created_browse()}</ButtonLink>
          <ButtonLink kind="quiet" to={href.account('details')}>
            {m.created_details()}
          </ButtonLink>
        </Actions>
      </Narrow>
    </PageWidth>
  );
}
