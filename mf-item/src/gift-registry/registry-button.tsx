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
 * Opens the registries' own menu (REG-27), where the shop has them (SEC-07). Its code comes on intent. Escape closes it
 * and gives the focus back; so does leaving it.
 */
export function RegistryButton({ title: { eisbn, title } }: { title: Title }) {
  const { gift_registry_enabled } = useSettings();
  const { logged_in } = useSession();
  const { preload } = useContext(LookupContext);
  const [isOpen, setOpen] = useState(false);
  const wrap = useRef<HTMLDivElement>(null);
  if (!gift_registry_enabled) return null;
  const warm = () => preload(id);
  const press = () => (logged_in ? setOpen(!isOpen) : bus.emit('login:wanted', {}));
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    wrap.current?.querySelector('button')?.focus();
  };
  const closeOnLeaving = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <Wrap ref={wrap} onKeyDown={closeByKey} onBlur={closeOnLeaving}>
      <LinkButton aria-expanded={isOpen} onPointerEnter={warm} onFocus={warm} onClick={press}>
        {m.registry_add()}
      </LinkButton>
      {isOpen && <Remote id={id} eisbn={eisbn} title={title} placeholder={null} label={m.gift_registry()} quiet />}
    </Wrap>
  );
}

const Wrap = styled.div`
  position: relative;
`;
