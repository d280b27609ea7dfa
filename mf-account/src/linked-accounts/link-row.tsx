import type { LinkedAccount } from '@bookfront/shared/schemas';
import { Button } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import type { opens } from '../plain-forms';

interface LinkRowProps {
  account: Pick<LinkedAccount, 'name' | 'email' | 'company' | 'pending'>;
  removeButton: ReturnType<typeof opens>;
}

/** LNK-07, LNK-08 */
export function LinkRow({ account: { name, email, company, pending }, removeButton }: LinkRowProps) {
  const shown = name || email;
  return (
    <Row>
      <div>
        <b dir="auto">{shown}</b>
        {email && email !== shown && <span>{email}</span>}
        {company && company !== shown && <span dir="auto">{company}</span>}
      </div>
      <span>{pending ? m.links_pending() : m.links_authorized()}</span>
      <Button kind="plain" aria-label={m.links_remove_named({ name: shown })} {...removeButton}>
        {m.links_remove()}
      </Button>
    </Row>
  );
}

export const LinkRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.5rem;
  padding: 0.75rem 0;
  border-bottom: 1px solid var(--c-line);
  overflow-wrap: anywhere;
  > div {
    flex: 1 1 14rem;
    min-width: 0;
  }
  div span {
    display: block;
  }
  span {
    color: var(--c-muted);
    font-size: var(--size-small);
  }
`;
