import { failureText, useCall } from '@bookfront/shared/api-client';
import type { GiftRegistry } from '@bookfront/shared/schemas';
import { Button, EmptyState, FailedState, PageTitle, PageWidth, TitleGridSkeleton } from '@bookfront/shared/ui';
import { useOnDemand } from '@bookfront/shared/ui/use-on-demand';
import { useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { RegistryCard } from './registry-card';

/** /gift-registry (REG-01): the visitor's registries as cards. A new one opens its share dialog (REG-12). */
export function RegistriesPage() {
  const { data, error, refetch } = useCall('giftregistry/getAll', { show_items: 'true' });
  const [made, setMade] = useState<GiftRegistry>();
  const dialogs = useOnDemand(() => import('./registry-dialogs'));
  const done = (registry: GiftRegistry) => {
    setMade(registry);
    void refetch();
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
    <PageWidth>
      <Head>
        <PageTitle>{m.registries()}</PageTitle>
        {data && data.rows.length > 0 && create}
      </Head>
      {!data && !error && <TitleGridSkeleton cells={3} />}
      {!data && error && (
        <FailedState title={m.registries_failed()} text={failureText(error)} onRetry={() => void refetch()} />
      )}
      {data?.rows.length === 0 && <EmptyState title={m.registries_none()}>{create}</EmptyState>}
      {data && data.rows.length > 0 && (
        <Cards>
          {data.rows.map((registry) => (
            <RegistryCard key={registry.gift_registry_id} registry={registry} />
          ))}
        </Cards>
      )}
      {dialogs.code && <dialogs.code.CreateDialog made={made} onDone={done} onClose={close} />}
      {dialogs.failedDialog}
    </PageWidth>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.75rem 2rem;
  margin-bottom: clamp(1rem, 3vw, 2rem);
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: clamp(1.25rem, 3vw, 2rem);
  margin: 0;
  padding: 0;
  list-style: none;
`;
