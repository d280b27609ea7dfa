import { href } from '@bookfront/shared/routes';
import type { GiftRegistry } from '@bookfront/shared/schemas';
import { Button, useOnDemand } from '@bookfront/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';
import { useCacheRegistry } from '../registry-changes';
import type { RegistryAction } from './action-dialogs';

/** Sharing and printing for all; changing for who may, deleting for the owner alone (SEC-08, SEC-09). */
export function RegistryActions({ registry }: { registry: GiftRegistry }) {
  const [wanted, setWanted] = useState<RegistryAction>('share');
  const dialogs = useOnDemand(() => import('./action-dialogs'));
  const cacheRegistry = useCacheRegistry();
  const navigate = useNavigate();
  const open = (action: RegistryAction) => {
    setWanted(action);
    dialogs.start();
  };
  return (
    <Bar>
      <Button kind="quiet" onPointerEnter={dialogs.warm} onClick={() => open('share')}>
        {m.share()}
      </Button>
      <Button kind="plain" onClick={() => window.print()}>
        {m.print()}
      </Button>
      {registry.can_edit && (
        <Button kind="plain" onClick={() => open('edit')}>
          {m.registry_edit()}
        </Button>
      )}
      {registry.owner.is_you && (
        <Button kind="plain" onClick={() => open('delete')}>
          {m.registry_delete()}
        </Button>
      )}
      {dialogs.code && (
        <dialogs.code.ActionDialog
          action={wanted}
          registry={registry}
          onChanged={cacheRegistry}
          onDeleted={() => navigate(href.registries())}
          onClose={dialogs.stop}
        />
      )}
      {dialogs.failedDialog}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1.5rem;
  margin-top: 1.25rem;
  @media print {
    display: none;
  }
`;
