import { call } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { sessionStore, useSession } from '@bookfront/shared/session';
import { Icon } from '@bookfront/shared/ui';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { HeaderLink, Label } from './cart-link';

/** SHL-22, SHL-23: the way in for guests; for others their name (an institution's company) with what belongs to it. */
export function AccountButton() {
  const { logged_in, user } = useSession();
  const { pathname, search } = useLocation();
  if (logged_in && user) return <AccountMenu name={user.is_institution ? user.company : user.first_name || 'Account'} />;
  const returnTo = pathname === '/account/login' ? '/' : pathname + search;
  return (
    <HeaderLink to={href.login(returnTo)}>
      <Icon name="person" />
      <Label>Log in</Label>
    </HeaderLink>
  );
}

/** A disclosure that opens without scripts as well. Escape and leaving it close it. */
function AccountMenu({ name }: { name: string }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  const onBlur = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && close();
  return (
    <Wrap ref={menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Toggle>
        <Icon name="person" />
        <Label>{name}</Label>
      </Toggle>
      <Panel>
        <strong>{name}</strong>
        <form method="post" action={href.form('account/logout')} onSubmit={logOut}>
          <input type="hidden" name="return_to" value="/" />
          <button type="submit">Log out</button>
        </form>
      </Panel>
    </Wrap>
  );
}

/** SES-03, ERR-32: whatever the api says, the shopper is logged out; the page is loaded anew so that nothing personal stays in it. */
async function logOut(event: FormEvent): Promise<void> {
  event.preventDefault();
  const answer = await call('account/logout', {});
  if (answer.ok) sessionStore.set(answer.value);
  location.assign('/');
}

const Wrap = styled.details`
  position: relative;
`;

const Toggle = styled.summary`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.45rem;
  min-width: 44px;
  min-height: 44px;
  padding-inline: 0.5rem;
  border-radius: 5px;
  font-weight: 550;
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: var(--nav-line);
  }
`;

const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 6px);
  inset-inline-end: 0;
  min-width: 13rem;
  padding: 0.75rem;
  border: 1px solid var(--c-line);
  border-radius: 6px;
  background: var(--c-surface);
  color: var(--c-ink);
  box-shadow: 0 14px 34px -12px rgb(0 0 0 / 40%);
  strong {
    display: block;
    padding: 0.25rem 0.5rem 0.5rem;
  }
  button {
    width: 100%;
    min-height: 44px;
    padding-inline: 0.5rem;
    border: 0;
    border-radius: 4px;
    background: none;
    text-align: start;
    cursor: pointer;
  }
  button:hover {
    background: var(--c-wash);
  }
`;
