import { formatMoney } from '@bookfront/shared/format';
import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { ShippingProvider } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import { ButtonLink } from '@bookfront/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { conflictingTitles, estimateOf, isLocal, localFacts } from './provider-rules';

interface ProviderCardProps {
  provider: ShippingProvider;
  isChosen: boolean;
  onChoose: () => void;
}

/** CHK-27: one shipping provider, its cost and whether it is available. */
export function ProviderCard({ provider, isChosen, onChoose }: ProviderCardProps) {
  const { label, available } = provider;
  const id = useId();
  const estimate = estimateOf(provider);
  const { checkout_info } = useSettings();
  return (
    <Card data-chosen={isChosen || undefined}>
      <label>
        <input
          type="radio"
          name="provider"
          checked={isChosen}
          disabled={!available}
          onChange={onChoose}
          aria-describedby={id}
        />
        <b>{label}</b>
        <span>{costText(provider, checkout_info.local_delivery_fee)}</span>
      </label>
      <div id={id}>
        {estimate && <p>{estimate}</p>}
        {isLocal(provider) && localFacts(checkout_info, provider.cost).map((fact) => <p key={fact}>{fact}</p>)}
        {!available && <Unavailable provider={provider} />}
      </div>
      {!available && isLocal(provider) && provider.conflicting_eisbns.length === 0 && (
        <ButtonLink kind="plain" to={href.checkout('delivery')}>
          {m.provider_change_address()}
        </ButtonLink>
      )}
    </Card>
  );
}

/** CHK-30: a local delivery without a fee shows none; one that is free for this order says so. */
function costText(provider: ShippingProvider, localFee: number): string {
  if (provider.cost > 0) return formatMoney(provider.cost);
  return isLocal(provider) && localFee === 0 ? '' : m.provider_free();
}

function Unavailable({ provider }: { provider: ShippingProvider }) {
  const { items } = useSession().cart;
  if (provider.conflicting_eisbns.length > 0)
    return <Conflicts count={provider.conflicting_eisbns.length} titles={conflictingTitles(provider, items)} />;
  return <strong>{isLocal(provider) ? m.local_not_qualified() : m.provider_unavailable()}</strong>;
}

function Conflicts({ count, titles }: { count: number; titles: string[] }) {
  return (
    <>
      <strong>{m.provider_conflicts({ count })}</strong>
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </>
  );
}

const Card = styled.div`
  padding: 0.6rem 1.25rem 0.9rem;
  border: 1px solid var(--c-line-strong);
  border-radius: 8px;
  background: var(--c-surface);
  overflow-wrap: anywhere;
  &[data-chosen] {
    border-color: var(--c-primary);
    box-shadow: inset 0 0 0 1px var(--c-primary);
  }
  label {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 44px;
    cursor: pointer;
  }
  input {
    flex: none;
    width: 1.2rem;
    height: 1.2rem;
    margin: 0;
    accent-color: var(--c-primary);
  }
  b {
    flex: 1;
    min-width: 0;
    font-weight: 600;
  }
  label span {
    font-variant-numeric: tabular-nums;
  }
  p {
    margin: 0;
    padding-inline-start: 1.95rem;
    color: var(--c-muted);
    font-size: var(--size-small);
  }
  strong {
    display: block;
    color: var(--c-warn);
    font-weight: 600;
  }
  ul {
    margin: 0.3rem 0 0;
  }
`;
