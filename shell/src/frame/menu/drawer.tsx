import { useSettings } from '@bookfront/shared/page';
import { useSession } from '@bookfront/shared/session';
import { Hidden, Icon } from '@bookfront/shared/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';
import { ListsMenu } from '../lists/my-lists';
import { Menu } from './menu';

/**
 * The menu on narrow screens, with a member's lists (SHL-27): a real modal dialog that closes on navigation (SHL-20,
 * SHL-21). Without scripts the button links to the menu in the footer.
 */
export function Drawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [hasOpened, setOpened] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes it, also one to the same page
  useEffect(() => dialog.current?.close(), [key]);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.showModal();
    setOpened(true);
  };
  return (
    <>
      <MenuButton href="#footer-menu" role="button" aria-haspopup="dialog" onClick={open}>
        <Icon name="menu" size={26} />
        <Hidden>{m.menu()}</Hidden>
      </MenuButton>
      <DrawerDialog
        ref={dialog}
        aria-label={m.menu()}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
      >
        <DrawerContent hasOpened={hasOpened} onClose={() => dialog.current?.close()} />
      </DrawerDialog>
    </>
  );
}

/** Loads a member's lists when the drawer has been opened. */
function DrawerContent({ hasOpened, onClose }: { hasOpened: boolean; onClose: () => void }) {
  const { store_info } = useSettings();
  const { logged_in } = useSession();
  return (
    <>
      <Top>
        <strong>{store_info.name}</strong>
        <CloseButton type="button" onClick={onClose}>
          <Icon name="close" />
          <Hidden>{m.close_the_menu()}</Hidden>
        </CloseButton>
      </Top>
      <DrawerMenu label={m.menu()} />
      {logged_in && hasOpened && (
        <Lists>
          <h2>{m.lists_menu()}</h2>
          <ListsMenu />
        </Lists>
      )}
    </>
  );
}

const MenuButton = styled.a`
  grid-area: menu;
  display: inline-grid;
  place-content: center;
  width: 44px;
  height: 44px;
  margin-inline-start: -10px;
  color: inherit;
  @media (min-width: 900px) {
    display: none;
  }
`;

const DrawerDialog = styled.dialog`
  width: min(86vw, 22rem);
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--c-surface);
  color: var(--c-ink);
  overscroll-behavior: contain;
  &::backdrop {
    background: rgb(0 0 0 / 50%);
  }
`;

const Top = styled.div`
  overflow-wrap: anywhere;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0.75rem 0.75rem 0.75rem 1.25rem;
  border-bottom: 1px solid var(--c-line);
  font: 600 var(--size-text) var(--font-heading);
  strong {
    max-height: 4.5rem;
    overflow: hidden;
  }
`;

const CloseButton = styled.button`
  display: grid;
  place-content: center;
  width: 44px;
  height: 44px;
  border: 0;
  background: none;
  cursor: pointer;
`;

const Lists = styled.section`
  padding: 1rem 0;
  border-top: 1px solid var(--c-line);
  h2 {
    margin: 0;
    padding-inline: 1.25rem;
    font: 600 var(--size-text) var(--font-heading);
  }
  [role='group'] {
    position: static;
    width: auto;
    padding: 0.5rem 0.75rem;
    border: 0;
    box-shadow: none;
  }
`;

const DrawerMenu = styled(Menu)`
  ul {
    margin: 0;
    padding: 0.5rem 0;
    list-style: none;
  }
  ul ul {
    padding: 0 0 0.5rem 1rem;
  }
  a,
  span {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding-inline: 1.25rem;
    color: inherit;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  a[aria-current] {
    background: var(--c-wash);
    font-weight: 600;
  }
`;
