import { formatAuthors, languageOf, mainOffer } from '@bookfront/shared/format';
import { href } from '@bookfront/shared/routes';
import type { TitleCard } from '@bookfront/shared/schemas';
import { Price, ShopLink, Stock } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { CartSlot } from './card-slots';

/** The dense list that institution users order from (SEC-02). */
export function ListTable({ rows }: { rows: TitleCard[] }) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={m.titles_as_a_list()}>
      <table>
        <thead>
          <tr>
            {columns().map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((title) => (
            <ListRow key={title.eisbn} title={title} />
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const columns = () => [
  m.column_title(),
  m.column_author(),
  m.column_publisher(),
  m.column_format(),
  m.column_published(),
  m.column_price(),
  m.column_cart(),
];

function ListRow({ title }: { title: TitleCard }) {
  const offer = mainOffer(title);
  return (
    <tr>
      <th scope="row" {...languageOf(title)}>
        <ShopLink to={href.item(title.eisbn)}>{title.title}</ShopLink>
      </th>
      <td dir="auto">{formatAuthors(title.authors)}</td>
      <td dir="auto">{title.publisher}</td>
      <td>{title.binding}</td>
      <td>{title.release_date_text}</td>
      <td>
        {offer && <Price offer={offer} />}
        {offer && <Stock offer={offer} />}
      </td>
      <td>
        <CartSlot title={title} />
      </td>
    </tr>
  );
}

/**
 * Beside a filter column or on a phone a title's facts stand under one another; what is hidden for screen readers stays
 * within.
 */
const Scroll = styled.div`
  position: relative;
  container-type: inline-size;
  overflow-x: auto;
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--size-small);
  }
  th,
  td {
    padding: 0.6rem 0.9rem 0.6rem 0;
    border-bottom: 1px solid var(--c-line);
    text-align: left;
    vertical-align: top;
    line-height: 1.4;
    overflow-wrap: break-word;
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
  thead th {
    color: var(--c-muted);
    font-size: var(--size-small);
    font-weight: 600;
    white-space: nowrap;
  }
  tbody th {
    min-width: 11rem;
    max-width: 20rem;
    font: 600 var(--size-text)/1.35 var(--font-heading);
  }
  tbody th a {
    color: inherit;
  }
  td:nth-child(6) span {
    display: block;
    white-space: nowrap;
  }
  @container (max-width: 52rem) {
    table,
    tbody {
      display: block;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      column-gap: 0.35rem;
      padding-block: 0.9rem;
      border-bottom: 1px solid var(--c-line);
    }
    th,
    td {
      padding: 0;
      border: 0;
    }
    tbody th {
      flex: 0 0 100%;
      max-width: none;
      padding-bottom: 0.25rem;
    }
    td:nth-child(-n + 5) {
      color: var(--c-muted);
    }
    td:nth-child(-n + 4):not(:empty):has(+ td:not(:empty))::after {
      content: ' ·';
    }
    /* price and cart begin a line of their own */
    tr::before {
      content: '';
      flex: 0 0 100%;
      order: 1;
    }
    td:nth-child(n + 6) {
      order: 2;
    }
    td:nth-child(6) {
      flex: 1;
    }
    td:nth-child(7) {
      flex: 0 0 9.5rem;
    }
  }
`;
