import type { CartItem } from '@bookfront/shared/schemas';
import { useShopRules } from '@bookfront/shared/session';
import { Hidden } from '@bookfront/shared/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { lineName } from '../../cart-line';
import { QuestionPart } from '../../cart-questions';
import { CartPaging } from '../paging/cart-paging';
import { useCartPaging } from '../paging/use-cart-paging';
import { CartLine } from './cart-line';
import type { useLineChanges } from './use-line-changes';
import { useLineFocus } from './use-line-focus';

interface CartLinesProps {
  items: CartItem[];
  changes: ReturnType<typeof useLineChanges>;
}

/** CRT-01: a table; on a narrow screen each line is a small block of its own. */
export function CartLines({ items, changes }: CartLinesProps) {
  const { showPrice } = useShopRules();
  const { page, pages, shown, go } = useCartPaging(items);
  const area = useRef<HTMLDivElement>(null);
  const focus = useLineFocus(items, area);
  const turn = (next: number) => {
    go(next);
    area.current?.focus();
  };
  return (
    <Area ref={area} tabIndex={-1} {...focus}>
      <Table>
        <TableHead showPrice={showPrice} />
        <tbody>
          {shown.map((item) => (
            <CartLine
              key={item.cart_info.cart_id}
              item={item}
              name={lineName(item, items)}
              showPrice={showPrice}
              wanted={changes.wanted[item.cart_info.cart_id]}
              onQuantity={(quantity) => changes.set(item, quantity)}
            />
          ))}
        </tbody>
      </Table>
      <CartPaging page={page} pages={pages} onPage={turn} />
      {changes.question && (
        <QuestionPart question={changes.question} onAnswer={changes.answer} onClose={changes.cancel} />
      )}
    </Area>
  );
}

const TableHead = ({ showPrice }: { showPrice: boolean }) => (
  <thead>
    <tr>
      <th scope="col">
        <Hidden>{m.cart_column_image()}</Hidden>
      </th>
      <th scope="col">{m.cart_column_title()}</th>
      <th scope="col">{m.cart_column_format()}</th>
      <th scope="col">{m.cart_column_availability()}</th>
      <th scope="col">{m.quantity()}</th>
      {showPrice && <th scope="col">{m.cart_column_price()}</th>}
    </tr>
  </thead>
);

const Area = styled.div`
  container-type: inline-size;
  outline: none;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: start;
  th {
    padding: 0 1rem 0.6rem 0;
    color: var(--c-muted);
    font-size: var(--size-small);
    font-weight: 600;
    text-align: start;
  }
  th:last-child {
    padding-inline-end: 0;
    text-align: end;
  }
  tr {
    border-bottom: 1px solid var(--c-line);
  }
  @container (max-width: 739px) {
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &,
    tbody {
      display: block;
    }
    tbody tr:first-child {
      border-top: 1px solid var(--c-line);
    }
  }
`;
