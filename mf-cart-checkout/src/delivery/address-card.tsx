import { Hidden, Icon } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import type { AddressOption } from './address-options';

interface AddressCardProps {
  option: AddressOption;
  isChosen: boolean;
  isLooking: boolean;
  onChoose: () => void;
}

/** CHK-18, CHK-21, CHK-22: one address to ship to. */
export function AddressCard({
  option: { name, registry, lines, province, country, canShipTo },
  isChosen,
  isLooking,
  onChoose,
}: AddressCardProps) {
  return (
    <div>
      <Card type="button" aria-pressed={isChosen} disabled={!canShipTo} onClick={onChoose}>
        <span>
          <Hidden>{m.delivery_ship_to()} </Hidden>
          <b>{name}</b>
          {registry && <em>{m.gift_registry({ name: registry })}</em>}
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {!canShipTo && <strong>{m.delivery_cannot_ship({ place: province || country })}</strong>}
        </span>
        <Icon name={isChosen ? 'check' : 'chevron'} />
      </Card>
      <Looking role="status">{isLooking && m.delivery_looking()}</Looking>
    </div>
  );
}

const Looking = styled.p`
  margin: 0;
  padding-inline: 1.25rem;
  color: var(--c-muted);
`;

const Card = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  width: 100%;
  padding: 1rem 1.25rem;
  border: 1px solid var(--c-line-strong);
  border-radius: 8px;
  background: var(--c-surface);
  color: var(--c-ink);
  font: inherit;
  line-height: 1.5;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover:not(:disabled) {
    background: var(--c-wash);
  }
  &:disabled {
    color: var(--c-muted);
    cursor: not-allowed;
  }
  &[aria-pressed='true'] {
    border-color: var(--c-primary);
    box-shadow: inset 0 0 0 1px var(--c-primary);
  }
  > span {
    display: grid;
    min-width: 0;
  }
  b {
    font-weight: 600;
  }
  em {
    color: var(--c-muted);
    font-style: normal;
  }
  strong {
    color: var(--c-warn);
    font-weight: 600;
  }
  svg {
    flex: none;
  }
`;
