import { bus } from '@bookfront/shared/events';
import { LookupContext, Remote } from '@bookfront/shared/federation';
import { useSettings } from '@bookfront/shared/page';
import type { Title } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import { type FocusEvent, type KeyboardEvent, useContext, useRef, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { LinkButton } from '../dialog-openers';

const id = 'mf_lists_registry/RegistryMenu';

/**
 * Opens the registry menu (REG-27) if the shop has registries (SEC-07). Preloads its code on hover or focus. Escape
 * closes it and returns the focus to the button; moving the focus out closes it too.
 */
export function RegistryButton({ title: { eisbn, title } }: { title: Title }) {
  const { gift_registry_enabled } = useSettings();
  const { logged_in } = useSession();
  const { preload } = useContext(LookupContext);
  const [isOpen, setOpen] = useState(false);
  const wrap = useRef<HTMLDivElement>(null);
  if (!gift_registry_enabled) return null;
  const preloadRemote = () => preload(id);
  const press = () => (logged_in ? setOpen(!isOpen) : bus.emit('login:wanted', {}));
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    wrap.current?.querySelector('button')?.focus();
  };
  const closeOnBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <Wrap ref={wrap} onKeyDown={closeOnEscape} onBlur={closeOnBlur}>
      <LinkButton aria-expanded={isOpen} onPointerEnter={preloadRemote} onFocus={preloadRemote} onClick={press}>
        {m.registry_add()}
      </LinkButton>
      {isOpen && <Remote id={id} eisbn={eisbn} title={title} placeholder={null} label={m.gift_registry()} quiet />}
    </Wrap>
  );
}

const Wrap = styled.div`
  position: relative;
`;
