import { useHasPage } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { Icon } from '@bookfront/shared/ui';
import { useOnDemand } from '@bookfront/shared/ui/use-on-demand';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';
import { HeaderLink, Label, useLeaving } from '../../header-parts';

/** SHL-27: a member's lists. Without scripts the button leads to their page. */
export function MyLists() {
  const { logged_in } = useSession();
  const { pathname } = useLocation();
  const hasPage = useHasPage();
  const place = useRef<HTMLDivElement>(null);
  const { code, lost, start, stop } = useOnDemand(() => import('./lists-menu'));
  const leaving = useLeaving(place, () => code !== undefined, stop);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes it
  useEffect(stop, [pathname]);
  if (!logged_in) return null;
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    if (code) stop();
    else start();
  };
  return (
    <Wrap ref={place} {...leaving}>
      <HeaderLink
        to={hasPage(href.account('lists')) ? href.account('lists') : pathname}
        role="button"
        aria-expanded={code !== undefined}
        onClick={toggle}
      >
        <Icon name="list" />
        <Label>{m.lists_menu()}</Label>
      </HeaderLink>
      {code && <code.ListsMenu />}
      {lost}
    </Wrap>
  );
}

const Wrap = styled.div`
  position: relative;
  @media (max-width: 479px) {
    display: none;
  }
`;
