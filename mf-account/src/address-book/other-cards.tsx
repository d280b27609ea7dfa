import { href } from '@bookfront/shared/routes';
import { Icon, ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import type { opens } from '../plain-forms';
import { Card } from './address-card';

/** ADR-01: the account has not said its address yet. */
export const AccountAddressMissing = () => (
  <Card>
    <h2>{m.book_account()}</h2>
    <p>{m.book_account_none()}</p>
    <ShopLink to={href.account('details')}>{m.book_account_add()}</ShopLink>
  </Card>
);

/** ADR-02. The code of its dialog comes when the pointer is near. */
export const AddCard = ({ addButton, onWarm }: { addButton: ReturnType<typeof opens>; onWarm: () => void }) => (
  <li>
    <AddButton onPointerEnter={onWarm} {...addButton}>
      <Icon name="plus" />
      {m.book_add()}
    </AddButton>
  </li>
);

const AddButton = styled.button`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 0.5rem;
  width: 100%;
  height: 100%;
  min-height: 9rem;
  border: 2px dashed var(--c-line-strong);
  border-radius: 8px;
  background: transparent;
  color: var(--c-ink);
  font: 600 var(--size-text)/1.2 var(--font-text);
  cursor: pointer;
  &:hover {
    background: var(--c-wash);
  }
`;
