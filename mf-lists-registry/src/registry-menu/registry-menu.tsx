import { type CallFailure, failureText, useCall } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import type { Reply } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { Button, FieldError, ShopLink, Skeleton } from '@bookfront/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { ChosenRegistry } from './chosen-registry';
import { useChosenRegistry } from './use-chosen-registry';

interface RegistryMenuProps {
  eisbn: string;
  title: string;
}

/** REG-27: puts a title into one of the visitor's registries. Whoever opens the menu closes it. */
export function RegistryMenu(props: RegistryMenuProps) {
  return (
    <Panel>
      <Choices {...props} />
    </Panel>
  );
}

function Choices({ eisbn, title }: RegistryMenuProps) {
  const { data, error, refetch } = useCall('giftregistry/getAll', {});
  const [chosen, choose] = useChosenRegistry();
  const [failure, setFailure] = useState<CallFailure>();
  if (!data && error)
    return (
      <Button kind="plain" onClick={() => void refetch()}>
        {m.try_again_after({ reason: failureText(error) })}
      </Button>
    );
  if (!data) return <Skeleton lines={2} />;
  if (data.rows.length === 0) return <p>{m.registries_none()}</p>;
  // a single registry is chosen by itself, unless it could not be loaded
  const [only] = data.rows.length === 1 && !failure ? data.rows : [];
  const registry = data.rows.find(({ gift_registry_id }) => gift_registry_id === chosen) ?? only;
  const forget = (reason: CallFailure) => {
    setFailure(reason);
    choose(undefined);
  };
  return (
    <>
      <RegistryButtons
        rows={data.rows}
        chosen={registry}
        onChoose={(id) => {
          setFailure(undefined);
          choose(id);
        }}
      />
      {registry && (
        <ChosenRegistry registryId={registry.gift_registry_id} eisbn={eisbn} title={title} onFailed={forget} />
      )}
      <div role="alert">{failure && <FieldError>{failureText(failure)}</FieldError>}</div>
      <ShopLink to={href.registries()}>{m.registries_all()}</ShopLink>
    </>
  );
}

interface RegistryButtonsProps {
  rows: Reply<'giftregistry/getAll'>['rows'];
  chosen: RegistryButtonsProps['rows'][number] | undefined;
  onChoose: (registryId: string) => void;
}

const RegistryButtons = ({ rows, chosen, onChoose }: RegistryButtonsProps) => (
  <ul>
    {rows.map((row) => (
      <li key={row.gift_registry_id}>
        <button type="button" aria-pressed={row === chosen} onClick={() => onChoose(row.gift_registry_id)} dir="auto">
          {row.title}
        </button>
      </li>
    ))}
  </ul>
);

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
