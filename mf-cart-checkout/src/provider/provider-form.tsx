import { failureText, useSend } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import type { MultishipMethod, ShippingProvider } from '@bookfront/shared/schemas';
import { sessionStore, useSession } from '@bookfront/shared/session';
import { Button, FailedState, Skeleton, useOnDemand } from '@bookfront/shared/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';
import { useCartCall } from '../cart-calls';
import { OrderPanel } from '../summary';
import { BatchChoice } from './batch-choice';
import { ProviderCard } from './provider-card';
import { byCost, hasChoice, preselected, pricedWith } from './provider-rules';

interface ProviderFormProps {
  addressId: string;
  providers: ShippingProvider[];
}

/** The providers, with the order beside them and what it costs with the chosen one. */
export function ProviderForm({ addressId, providers }: ProviderFormProps) {
  const { chosen, choose, method, setMethod, batches, save, refusal, onSubmit } = useProviderForm(addressId, providers);
  const options = batches.data?.batches ?? [];
  return (
    <>
      <Form onSubmit={onSubmit}>
        <ProviderCards providers={providers} chosen={chosen} onChoose={choose} />
        {batches.isFetching && <Skeleton lines={2} height="3rem" />}
        {batches.error && (
          <FailedState
            title={m.generic_error()}
            text={failureText(batches.error)}
            onRetry={() => void batches.refetch()}
          />
        )}
        {hasChoice(options) && !batches.isFetching && (
          <BatchChoice batches={options} chosen={method} onChoose={setMethod} />
        )}
        <Button type="submit" disabled={!chosen} busy={save.isPending || batches.isFetching}>
          {save.isPending ? m.saving() : m.provider_continue()}
        </Button>
        {refusal.code && save.error && (
          <refusal.code.SaveFailed text={failureText(save.error, '')} onClose={refusal.stop} />
        )}
        {refusal.failedDialog}
      </Form>
      <OrderPanel priced={pricedWith(options, method)} />
    </>
  );
}

/** What is chosen, its batches, and the call that saves it. */
function useProviderForm(addressId: string, providers: ShippingProvider[]) {
  const { checkout } = useSession().cart;
  const navigate = useNavigate();
  const [chosen, choose] = useState(() => preselected(providers, checkout.provider?.provider));
  const [method, setMethod] = useState<MultishipMethod>(checkout.batch ?? 'all');
  const batches = useBatches(addressId, chosen);
  const refusal = useOnDemand(() => import('./save-failed'));
  const save = useSend('checkout/setShipping', ({ cart }) => {
    sessionStore.setCart(cart);
    navigate(href.checkout('contact'));
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || save.isPending || batches.isFetching) return;
    const { provider, delivery_preference } = chosen;
    const batch = hasChoice(batches.data?.batches ?? []) ? { multiship_method: method } : {};
    save.mutate({ delivery_preference, address_id: addressId, provider, ...batch }, { onError: refusal.start });
  };
  return { chosen, choose, method, setMethod, batches, save, refusal, onSubmit };
}

interface ProviderCardsProps {
  providers: ShippingProvider[];
  chosen: ShippingProvider | undefined;
  onChoose: (provider: ShippingProvider) => void;
}

const ProviderCards = ({ providers, chosen, onChoose }: ProviderCardsProps) => (
  <Cards>
    <legend>{m.provider_ways()}</legend>
    {byCost(providers).map((provider) => (
      <ProviderCard
        key={provider.provider}
        provider={provider}
        isChosen={provider.provider === chosen?.provider}
        onChoose={() => onChoose(provider)}
      />
    ))}
  </Cards>
);

/** How the provider can ship items that are not in stock yet. */
function useBatches(address_id: string, chosen: ShippingProvider | undefined) {
  const { provider = '', delivery_preference = 'ship' } = chosen ?? {};
  return useCartCall(
    'checkout/getShippingBatch',
    { delivery_preference, provider, address_id },
    { enabled: chosen !== undefined },
  );
}

const Form = styled.form`
  display: grid;
  gap: 1.5rem;
  max-width: 36rem;
  > button[type='submit'] {
    justify-self: start;
  }
`;

const Cards = styled.fieldset`
  display: grid;
  gap: 0.75rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: 0.5rem;
    padding: 0;
    font-weight: 600;
  }
`;
