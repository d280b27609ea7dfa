import { formatPhone } from '@bookfront/shared/format';
import { addressLines } from '@bookfront/shared/format/address';
import type { Address } from '@bookfront/shared/schemas';
import { Button } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { Actions } from '../layout';
import type { sends } from '../plain-forms';

/** What a button has of `sends` or `opens`. */
type ButtonProps = ReturnType<typeof sends>;

interface AddressCardProps {
  address: Address;
  /** The account's own: it isn't deleted. */
  isOwn: boolean;
  isBusy: boolean;
  preferButton: ButtonProps;
  editButton: ButtonProps;
  deleteButton: ButtonProps;
}

/** ADR-04, ADR-07: an address, and what may be done with it. */
export function AddressCard({ address, isOwn, isBusy, preferButton, editButton, deleteButton }: AddressCardProps) {
  const { name, preferred } = address;
  return (
    <Card>
      {(isOwn || preferred) && (
        <Marks>
          {isOwn && <span>{m.book_account()}</span>}
          {preferred && <b>{m.book_default()}</b>}
        </Marks>
      )}
      <h2 dir="auto">{name}</h2>
      <address>
        {linesOf(address).map((line, i) => (
          <span key={i} dir="auto">
            {line}
          </span>
        ))}
      </address>
      <Actions>
        <Button kind="plain" aria-label={m.book_edit_named({ name })} {...editButton}>
          {m.book_edit()}
        </Button>
        {!isOwn && (
          <Button kind="plain" aria-label={m.book_delete_named({ name })} {...deleteButton}>
            {m.book_delete()}
          </Button>
        )}
        {!preferred && (
          <Button kind="plain" aria-label={m.book_make_default_named({ name })} busy={isBusy} {...preferButton}>
            {m.book_make_default()}
          </Button>
        )}
      </Actions>
    </Card>
  );
}

function linesOf(address: Address): string[] {
  const { phone_number, phone_number_ext: extension, email_address, country } = address;
  const phone = [formatPhone(phone_number, country), extension && m.book_extension({ extension })]
    .filter(Boolean)
    .join(' ');
  return [...addressLines(address), phone, email_address].filter(Boolean);
}

export const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: 0.4rem;
  min-height: 14rem;
  padding: 1.1rem 1.25rem;
  border: 1px solid var(--c-line);
  border-radius: 8px;
  background: var(--c-surface);
  overflow-wrap: anywhere;
  h2 {
    margin: 0;
    font: 600 var(--size-text)/1.3 var(--font-heading);
  }
  address {
    font-style: normal;
    line-height: 1.5;
  }
  address span {
    display: block;
  }
  > :last-child {
    margin-top: auto;
  }
`;

const Marks = styled.p`
  display: flex;
  gap: 0.75rem;
  margin: 0;
  color: var(--c-muted);
  font-size: var(--size-small);
  b {
    padding-inline: 0.5rem;
    border-radius: 4px;
    background: var(--c-wash);
    color: var(--c-ink);
    font-weight: 600;
  }
`;
