import { useFirstCall } from '@bookfront/shared/api-client';
import type { GiftRegistry, Reply } from '@bookfront/shared/schemas';
import { Button, EmptyState, TitleGridSkeleton, useOnDemand } from '@bookfront/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { OwnPage } from '../own-page';
import { RegistryCard } from './registry-card';

/** /gift-registry (REG-01): the visitor's registries as cards. A new one opens its share dialog (REG-12). */
export function RegistriesPage() {
  const query = useFirstCall('own-registries');
  const [made, setMade] = useState<GiftRegistry>();
  const dialogs = useOnDemand(() => import('./registry-dialogs'));
  const done = (registry: GiftRegistry) => {
    setMade(registry);
    void query.refetch();
  };
  const close = () => {
    setMade(undefined);
    dialogs.stop();
  };
  const create = (
    <Button onPointerEnter={dialogs.warm} onClick={dialogs.start}>
      {m.registry_new()}
    </Button>
  );
  return (
    <OwnPage
      title={m.registries()}
      action={query.data && query.data.rows.length > 0 && create}
      query={query}
      skeleton={<TitleGridSkeleton cells={3} />}
      failed={m.registries_failed()}
      dialogs={
        <>
          {dialogs.code && <dialogs.code.CreateDialog made={made} onDone={done} onClose={close} />}
          {dialogs.failedDialog}
        </>
      }
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState title={m.registries_none()}>{create}</EmptyState>
        ) : (
          <RegistryCards rows={rows} />
        )
      }
    </OwnPage>
  );
}

const RegistryCards = ({ rows }: { rows: Reply<'giftregistry/getAll'>['rows'] }) => (
  <Cards>
    {rows.map((registry) => (
      <RegistryCard key={registry.gift_registry_id} registry={registry} />
    ))}
  </Cards>
);

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: clamp(1.25rem, 3vw, 2rem);
  margin: 0;
  padding: 0;
  list-style: none;
`;
