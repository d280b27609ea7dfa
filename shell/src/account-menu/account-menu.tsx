import { useHasPage, useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { User } from '@bookfront/shared/schemas';
import { Icon, LoadFailedPart, ShopLink, useOnDemand } from '@bookfront/shared/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { Disclosure, Label } from '../header-parts';
import { logOut } from '../session';
import { accountName } from './account-name';

/** SHL-30 to SHL-36: the menu of a logged-in shopper. */
export function AccountMenu({ user }: { user: User }) {
  const { gift_registry_enabled, basename } = useSettings();
  const name = <AccountName {...accountName(user)} />;
  const switcher = useOnDemand(() => import('./account-switcher'));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void logOut(basename || '/');
  };
  return (
    <Disclosure
      focusTarget="account"
      onOpen={user.has_several_corps ? switcher.start : () => {}}
      summary={
        <>
          <Icon name="person" />
          <Label>{name}</Label>
        </>
      }
    >
      <strong>{name}</strong>
      <ul>
        <Entry to={href.account('details')}>{m.account_details()}</Entry>
        <Entry to={href.account('addresses')}>{m.address_book()}</Entry>
        <Entry to={href.account('lists')}>{m.my_lists()}</Entry>
        {gift_registry_enabled && <Entry to={href.registries()}>{m.gift_registry()}</Entry>}
        <Entry to={href.account('orders')}>{m.view_orders()}</Entry>
      </ul>
      {switcher.code && <switcher.code.AccountSwitcher />}
      {switcher.hasFailed && <LoadFailedPart onRetry={switcher.start} />}
      <form method="post" action={href.form('account/logout')} onSubmit={onSubmit}>
        <input type="hidden" name="return_to" value="/" />
        <button type="submit">{m.log_out()}</button>
      </form>
    </Disclosure>
  );
}

function AccountName({ name, account }: ReturnType<typeof accountName>) {
  if (!account) return name;
  return (
    <>
      {name} <Account>{account}</Account>
    </>
  );
}

function Entry({ to, children }: { to: string; children: string }) {
  const hasPage = useHasPage();
  return (
    hasPage(to) && (
      <li>
        <ShopLink to={to}>{children}</ShopLink>
      </li>
    )
  );
}

const Account = styled.span`
  display: block;
  overflow: hidden;
  font-size: var(--size-tiny);
  font-weight: 400;
  line-height: 1.3;
  text-overflow: ellipsis;
`;
