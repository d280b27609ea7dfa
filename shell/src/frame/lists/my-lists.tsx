import { LookupContext, Remote } from '@bookfront/shared/federation';
import { href } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { Icon } from '@bookfront/shared/ui';
import { type MouseEvent, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';
import { HeaderLink, Label, Panel, useLeaving } from '../../header-parts';

/** SHL-27: a member's lists, drawn by the lists' own remote. Without scripts the button leads to their page. */
export function MyLists() {
  const { logged_in } = useSession();
  const { pathname } = useLocation();
  const { preload } = useContext(LookupContext);
  const element = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const leaving = useLeaving(element, () => isOpen, close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes it
  useEffect(close, [pathname]);
  if (!logged_in) return null;
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(!isOpen);
  };
  const warm = () => preload('mf_lists_registry/ListsMenu');
  return (
    <Wrap ref={element} {...leaving}>
      <HeaderLink
        to={href.account('lists')}
        role="button"
        aria-expanded={isOpen}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={toggle}
      >
        <Icon name="list" />
        <Label>{m.lists_menu()}</Label>
      </HeaderLink>
      {isOpen && (
        <Place>
          <ListsMenu />
        </Place>
      )}
    </Wrap>
  );
}

/** In the header's panel, and in the drawer of narrow screens. */
export function ListsMenu() {
  return <Remote id="mf_lists_registry/ListsMenu" placeholder={null} label={m.lists_menu()} />;
}

const Wrap = styled.div`
  position: relative;
  @media (max-width: 479px) {
    display: none;
  }
`;

const Place = styled(Panel)`
  min-width: 0;
  padding: 0;
`;
