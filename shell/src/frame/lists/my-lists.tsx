import { LookupContext, Remote } from '@bookfront/shared/federation';
import { href } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { Icon } from '@bookfront/shared/ui';
import { type MouseEvent, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';
import { HeaderLink, Label, Panel, useDismiss } from '../../header-parts';

/** SHL-27: a member's lists, rendered by mf-lists-registry. Without scripts the button links to their page. */
export function MyLists() {
  const { logged_in } = useSession();
  const { pathname } = useLocation();
  const { preload } = useContext(LookupContext);
  const element = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const dismissal = useDismiss(element, () => isOpen, close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes it
  useEffect(close, [pathname]);
  if (!logged_in) return null;
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(!isOpen);
  };
  const preloadMenu = () => preload('mf_lists_registry/ListsMenu');
  return (
    <Wrap ref={element} {...dismissal}>
      <HeaderLink
        to={href.account('lists')}
        role="button"
        aria-expanded={isOpen}
        onPointerEnter={preloadMenu}
        onFocus={preloadMenu}
        onClick={toggle}
      >
        <Icon name="list" />
        <Label>{m.lists_menu()}</Label>
      </HeaderLink>
      {isOpen && (
        <MenuPanel>
          <ListsMenu />
        </MenuPanel>
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

const MenuPanel = styled(Panel)`
  min-width: 0;
  padding: 0;
`;
