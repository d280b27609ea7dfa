import { languageOf, mainOffer } from '@bookfront/shared/format';
import { href } from '@bookfront/shared/routes';
import type { TitleCard } from '@bookfront/shared/schemas';
import { Cover, Price, ShopLink, Stock } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { imprintOf } from '../title-text';

/** `facts`: text that distinguishes the rows; binding, publisher and date by default. */
export function TitleRow({
  title,
  facts = imprintOf(title),
  onSelect,
}: {
  title: TitleCard;
  facts?: string;
  onSelect: () => void;
}) {
  const offer = mainOffer(title);
  return (
    <Row to={href.item(title.eisbn)} onClick={onSelect}>
      <Cover title={title} />
      <span>
        <b {...languageOf(title)}>{title.title}</b>
        <small dir="auto">{facts}</small>
        {title.is_large_print && <small>{m.large_print()}</small>}
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
  &:focus-visible {
    outline-offset: -2px;
  }
  > span {
    display: grid;
    gap: 0.15rem;
    overflow-wrap: anywhere;
  }
  > span:last-child {
    justify-self: end;
  }
  b {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    font: 600 var(--size-text)/1.3 var(--font-heading);
    text-align: left;
  }
  small {
    color: var(--c-muted);
    font-size: var(--size-small);
    text-align: left;
  }
  @media (max-width: 479px) {
    grid-template-columns: 56px minmax(0, 1fr);
    row-gap: 0.25rem;
    > img {
      grid-row: span 2;
      align-self: start;
    }
    > span:last-child {
      grid-column: 2;
      justify-self: start;
    }
  }
`;
