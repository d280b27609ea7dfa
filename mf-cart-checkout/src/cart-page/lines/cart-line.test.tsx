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
