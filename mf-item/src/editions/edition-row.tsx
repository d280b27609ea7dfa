import { mainOffer } from '@bookfront/shared/format';
import { href } from '@bookfront/shared/routes';
import type { TitleCard } from '@bookfront/shared/schemas';
import { Cover, Price, ShopLink, Stock } from '@bookfront/shared/ui';
import styled from 'styled-components';
import { imprintOf, languageOf } from '../title-text';

export function EditionRow({ edition, onChosen }: { edition: TitleCard; onChosen: () => void }) {
  const offer = mainOffer(edition);
  return (
    <Row to={href.item(edition.eisbn)} onClick={onChosen}>
      <Cover title={edition} />
      <span>
        <b {...languageOf(edition)}>{edition.title}</b>
        <small>{imprintOf(edition)}</small>
        {edition.is_large_print && <small>Large print</small>}
        {offer && <Stock offer={offer} />}
      </span>
      {offer && <Price offer={offer} />}
    </Row>
  );
}

const Row = styled(ShopLink)`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: 1rem;
  align-items: center;
  padding: 0.85rem 0.5rem;
  border-radius: 5px;
  color: inherit;
  text-decoration: none;
  &:hover {
    background: var(--c-wash);
  }
  > span {
    display: grid;
    gap: 0.15rem;
    overflow-wrap: anywhere;
  }
  b {
    font: 600 1rem/1.3 var(--font-heading);
    text-align: left;
  }
  small {
    color: var(--c-muted);
    font-size: 0.875rem;
  }
`;
