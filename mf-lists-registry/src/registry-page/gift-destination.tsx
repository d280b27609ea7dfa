import type { GiftRegistry } from '@bookfront/shared/schemas';
import styled from 'styled-components';
import * as m from '#messages';

/** Where gifts go: the owner reads the address, whoever buys reads name and town. */
export function GiftDestination({ registry }: { registry: GiftRegistry }) {
  return registry.private ? (
    <OwnDestination lines={registry.private.address} />
  ) : (
    <p dir="auto">{buyersText(registry)}</p>
  );
}

function OwnDestination({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <p>{m.registry_sent_nowhere_yours()}</p>;
  return (
    <Own>
      <dl>
        <dt>{m.registry_sent_to_you()}</dt>
        <dd dir="auto">{lines.join(', ')}</dd>
      </dl>
      <small>{m.registry_sent_to_you_hint()}</small>
    </Own>
  );
}

function buyersText({ ships_to, shipping_encouraged }: GiftRegistry): string {
  if (!ships_to) return m.registry_sent_nowhere();
  return shipping_encouraged ? m.registry_sent_to_advised(ships_to) : m.registry_sent_to(ships_to);
}

/** What is the owner's alone stays off the paper. */
const Own = styled.div`
  margin-top: 0.75rem;
  dl {
    margin: 0;
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
  small {
    color: var(--c-muted);
    font-size: var(--size-small);
  }
  @media print {
    display: none;
  }
`;
