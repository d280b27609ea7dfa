import { failureText, useCall } from '@bookfront/shared/api-client';
import { bus } from '@bookfront/shared/events';
import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { limits } from '@bookfront/shared/schemas/limits';
import { useSession } from '@bookfront/shared/session';
import { Button, ShopLink, Skeleton } from '@bookfront/shared/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { ChosenRegistry } from './chosen-registry';
import { useChosenRegistry } from './use-chosen-registry';

interface RegistryMenuProps {
  eisbn: string;
  title: string;
}

/** REG-27: puts a title into one of the visitor's registries, where the shop has them (SEC-07). */
export function RegistryMenu(props: RegistryMenuProps) {
  const { gift_registry_enabled } = useSettings();
  const { logged_in } = useSession();
  const { isOpen, toggle, ...menu } = useMenu();
  const id = useId();
  if (!gift_registry_enabled) return null;
  const press = () => (logged_in ? toggle() : bus.emit('login:wanted', {}));
  return (
    <Place {...menu}>
      <Button kind="plain" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={press}>
        {m.registry_add()}
      </Button>
      {isOpen && (
        <Panel id={id}>
          <Choices {...props} />
        </Panel>
      )}
    </Place>
  );
}

/** Escape closes it and gives the focus back; so does leaving it. */
function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  return {
    ref: element,
    isOpen,
    toggle: () => setOpen(!isOpen),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return;
      setOpen(false);
      element.current?.querySelector('button')?.focus();
    },
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      if (relatedTarget instanceof Node && !element.current?.contains(relatedTarget)) setOpen(false);
    },
  };
}

function Choices({ eisbn, title }: RegistryMenuProps) {
  const { data, error, refetch } = useCall('giftregistry/getAll', {});
  const [chosen, choose] = useChosenRegistry();
  if (!data && error)
    return (
      <Button kind="plain" onClick={() => void refetch()}>
        {m.try_again_after({ reason: failureText(error) })}
      </Button>
    );
  if (!data) return <Skeleton lines={2} />;
  if (data.rows.length === 0) return <p>{m.registries_none()}</p>;
  const registry = data.rows.find(({ gift_registry_id }) => gift_registry_id === chosen);
  return (
    <>
      <ul>
        {data.rows.map((row) => (
          <li key={row.gift_registry_id}>
            <button
              type="button"
              aria-pressed={row.gift_registry_id === chosen}
              onClick={() => choose(row.gift_registry_id)}
              dir="auto"
            >
              {row.title}
            </button>
          </li>
        ))}
      </ul>
      {registry && (
        <ChosenRegistry
          registryId={registry.gift_registry_id}
          eisbn={eisbn}
          title={title}
          onLost={() => choose(undefined)}
        />
      )}
      <ShopLink to={href.registries()}>{m.registries_all()}</ShopLink>
    </>
  );
}

const Place = styled.div`
  position: relative;
`;

const Panel = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-start: 0;
  z-index: 10;
  width: ${limits.menu.width}px;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--c-line);
  border-radius: 6px;
  background: var(--c-surface);
  color: var(--c-ink);
  box-shadow: 0 14px 34px -12px rgb(0 0 0 / 40%);
  overflow-wrap: anywhere;
  ul {
    max-height: 14rem;
    margin: 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
  }
  li button {
    width: 100%;
    min-height: 44px;
    padding: 0.5rem;
    border: 0;
    border-radius: 4px;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  li button:hover {
    background: var(--c-wash);
  }
  li button[aria-pressed='true'] {
    background: var(--c-wash);
    font-weight: 600;
  }
  > a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: var(--c-link);
  }
`;
