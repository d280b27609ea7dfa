/** @jest-environment jsdom */

import { renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { buildLine } from '../../testing/build-line';
import { CartLine } from './cart-line';

test('the authors of a line in the cart are read in their own direction', () => {
  renderPage(
    <table>
      <tbody>
        <CartLine
          name="Emma"
          item={buildLine({}, {}, { authors: [{ name: 'نجيب محفوظ', canadian: false }] })}
          showPrice
          wanted={undefined}
          onQuantity={() => undefined}
        />
      </tbody>
    </table>,
  );
  expect(screen.getByText('نجيب محفوظ')).toHaveAttribute('dir', 'auto');
});

test('a title that can’t be bought any more shows no price', () => {
  renderPage(
    <table>
      <tbody>
        <CartLine
          name="Emma"
          item={buildLine({ cartable: false, line_total: 0, sold_price: 0, original_price: 0 })}
          showPrice
          wanted={undefined}
          onQuantity={() => undefined}
        />
      </tbody>
    </table>,
  );
  expect(screen.queryByText('$0.00')).toBeNull();
});
