import { useHasPage, useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { User } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { Field, MarkedText, ShopLink } from '@bookfront/shared/ui';
import type { ShopForm } from '@bookfront/shared/ui/shop-form';
import styled from 'styled-components';
import * as m from '#messages';
import { Note } from '../layout';
import type { ContactForm } from './contact-rules';

/** SEC-23, SEC-24 */
export function GuestNote() {
  const { ship_enabled } = useSettings().checkout_info;
  return (
    <Note>
      {ship_enabled ? (
        <MarkedText
          parts={m.guest_pickup_only_go_back()}
          draw={{ link: (words) => <ShopLink to={href.cart()}>{words}</ShopLink> }}
        />
      ) : (
        m.guest_pickup_only()
      )}
    </Note>
  );
}

export function GuestFields({ form }: { form: Pick<ShopForm<ContactForm>, 'field'> }) {
  return (
    <Fields>
      <Field label={m.contact_name()} autoComplete="name" maxLength={limits.contact.name} {...form.field('name')} />
      <Field
        label={m.email()}
        type="email"
        autoComplete="email"
        maxLength={limits.contact.email}
        {...form.field('email')}
      />
      <Field
        label={m.contact_phone()}
        type="tel"
        autoComplete="tel"
        maxLength={limits.contact.phone}
        {...form.field('phone')}
      />
    </Fields>
  );
}

/** SEC-25 */
export function CustomerData({ user }: { user: User | null }) {
  const hasAccountPage = useHasPage()(href.account('details'));
  if (!user) return null;
  return (
    <div>
      <UserData user={user} />
      {hasAccountPage && <ShopLink to={href.account('details')}>{m.contact_change_account()}</ShopLink>}
    </div>
  );
}

function UserData({ user }: { user: User }) {
  return (
    <Data>
      <dt>{m.contact_name()}</dt>
      <dd>
        {user.first_name} {user.last_name}
        {user.company && `, ${user.company}`}
      </dd>
      <dt>{m.email()}</dt>
      <dd>{user.email_address}</dd>
      <dt>{m.contact_phone()}</dt>
      <dd>{user.phone_number}</dd>
    </Data>
  );
}

const Fields = styled.div`
  display: grid;
  gap: 1.25rem;
`;

const Data = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.4rem 1.5rem;
  margin: 0;
  dt {
    color: var(--c-muted);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
